/** An error on its way to the error-reporting service. */
export type ErrorReport = {
  error: unknown
  /** When it happened, in milliseconds: it may be told much later. */
  at: number
  /** False when nobody caught it. */
  handled: boolean
  /** Short facts to search by, such as `request_id`. */
  tags?: Record<string, string>
}

type Reporter = (report: ErrorReport) => void

/** Enough for a page that fails again and again before it is idle; the first ones tell most. */
const MAX_QUEUED = 30

let queued: ErrorReport[] = []
let reporter: Reporter | 'nobody' | undefined

/** Reports an error that the screen has dealt with: network errors, answers 500 (specification, section 8). */
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

/** Keeps what nobody catches from now on, until `setErrorReporter` says who listens. */
export function catchUncaughtErrors(): void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

/**
 * Hands over what was kept, in order, and everything reported later. The listener catches uncaught errors by itself
 * from now on; `nobody` forgets them, since no error-reporting service is configured.
 */
export function setErrorReporter(next: Reporter | 'nobody'): void {
  window.removeEventListener('error', onError)
  window.removeEventListener('unhandledrejection', onRejection)
  reporter = next
  const kept = queued
  queued = []
  if (next !== 'nobody') kept.forEach(next)
}
