/** An error that the user can fix: it is shown as one line, without a stack. */
export class Complaint extends Error {
  name = 'Complaint'
}

/** System errors that are shown the same way: a full disk, a folder without write access, a missing program. */
const MACHINE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOENT', 'EMFILE']

/**
 * Runs the work of a command; shows an error as one line if the user can fix it, else with its stack.
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
