/** An error on its way to the error-reporting service. */
export type ErrorReport = {
  error: unknown
  /** When it happened, in milliseconds: it may be sent much later. */
  at: number
  /** False when no code caught it. */
  handled: boolean
  /** Short facts to search by, such as `request_id`. */
  tags?: Record<string, string>
}

type Reporter = (report: ErrorReport) => void

/** Enough for a page that fails repeatedly before it is idle; the first errors are the most useful. */
const MAX_QUEUED = 30

let queued: ErrorReport[] = []
let reporter: Reporter | 'nobody' | undefined

/** Reports an error that the screen has handled: network errors, 500 answers (specification, section 8). */
export function reportError(error: unknown, tags?: Record<string, string>): void {
  enqueue({ error, at: Date.now(), handled: true, tags })
}

function enqueue(report: ErrorReport) {
  if (reporter === 'nobody') return
  if (reporter) reporter(report)
  else if (queued.length < MAX_QUEUED) queued.push(report)
}

const onError = (event: ErrorEvent) => {
  enqueue({ error: event.error ?? new Error(event.message), at: Date.now(), handled: false })
}

const onRejection = (event: PromiseRejectionEvent) => {
  enqueue({ error: event.reason, at: Date.now(), handled: false })
}

/** Queues uncaught errors from now on, until `setErrorReporter` sets a reporter. */
export function catchUncaughtErrors(): void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

/**
 * Sends the queued errors, in order, and everything reported later, to the reporter, which from now on catches uncaught
 * errors itself; `nobody` drops them, when no error-reporting service is configured.
 */
export function setErrorReporter(next: Reporter | 'nobody'): void {
  window.removeEventListener('error', onError)
  window.removeEventListener('unhandledrejection', onRejection)
  reporter = next
  const kept = queued
  queued = []
  if (next !== 'nobody') kept.forEach(next)
}
