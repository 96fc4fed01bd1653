import { Complaint } from '../complaint.mjs'

/** Libraries of S3 and of PostgreSQL say with a code alone what happened. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = error.name } = error as Error & { code?: string }
  return error.message || code
}

/**
 * Runs the part of a command that needs the server's code, in a process of its own: prints an error as one line, which
 * the parent shows.
 * @param what failed
 */
export function runChild(what: string, work: (args: string[]) => Promise<void>): void {
  work(process.argv.slice(2)).then(
    // Clients of the store may still hold sockets.
    () => process.exit(),
    (error: unknown) => {
      console.error(error instanceof Complaint ? error.message : `The ${what} failed: ${describe(error)}`)
      process.exit(1)
    },
  )
}
