/** Facts for finding a failure; texts, since error reporting searches by text. */
type Reporter = (error: unknown, facts: Record<string, string>) => void

let report: Reporter = () => undefined

/** Sets the reporter of network errors and 500 answers (specification, section 8); called once by the application. */
export function setFailureReporter(reporter: Reporter): void {
  report = reporter
}

const SAME_FAILURE_MS = 60_000
const reportedAt = new Map<string, number>()

/** Queries retry, and several may need the same call: one report a minute of the same call and status says it all. */
export function reportOnce(error: unknown, facts: Record<string, string>): void {
  const failure = `${facts.call ?? ''} ${facts.status ?? ''}`
  const now = Date.now()
  if (now - (reportedAt.get(failure) ?? -Infinity) < SAME_FAILURE_MS) return
  reportedAt.set(failure, now)
  report(error, facts)
}
