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

type Teller = (report: ErrorReport) => void

/** Enough for a page that fails again and again before it is idle; the first ones tell most. */
const MOST_WAITING = 30

let waiting: ErrorReport[] = []
let teller: Teller | 'nobody' | undefined

/** Reports an error that the screen has dealt with: network errors, answers 500 (specification, section 8). */
export function reportError(error: unknown, tags?: Record<string, string>): void {
  take({ error, at: Date.now(), handled: true, tags })
}

function take(report: ErrorReport) {
  if (teller === 'nobody') return
  if (teller) teller(report)
  else if (waiting.length < MOST_WAITING) waiting.push(report)
}

const onError = (event: ErrorEvent) => {
  take({ error: event.error ?? new Error(event.message), at: Date.now(), handled: false })
}

const onRejection = (event: PromiseRejectionEvent) => {
  take({ error: event.reason, at: Date.now(), handled: false })
}

/** Keeps what nobody catches from now on, until `tellErrorsTo` says who listens. */
export function keepUncaughtErrors(): void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

/**
 * Hands over what was kept, in order, and everything reported later. The listener catches uncaught errors by itself
 * from now on; `nobody` forgets them, since no error-reporting service is configured.
 */
export function tellErrorsTo(next: Teller | 'nobody'): void {
  window.removeEventListener('error', onError)
  window.removeEventListener('unhandledrejection', onRejection)
  teller = next
  const kept = waiting
  waiting = []
  if (next !== 'nobody') kept.forEach(next)
}
