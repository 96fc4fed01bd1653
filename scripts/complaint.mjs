/** Something that a person can mend: it is shown as one line, without a stack. */
export class Complaint extends Error {
  name = 'Complaint'
}

/** The machine's refusals speak for themselves too: a full disk, a folder that may not be written to, a missing program. */
const MACHINE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOENT', 'EMFILE']

/**
 * Runs a command's work; what goes wrong is shown as one line where a person can mend it, else with its stack.
 * @param {() => Promise<void>} work
 */
export async function orOneLine(work) {
  try {
    await work()
  } catch (error) {
    const plain = error instanceof Complaint || MACHINE.includes(error?.code)
    console.error(plain ? error.message : error)
    process.exitCode = 1
  }
}
