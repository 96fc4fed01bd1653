import { whenIdle } from '@/services/browser/when-idle'
import { env } from '@/services/config/env'
import { setFailureReporter } from '@/services/http/failure-reports'
import { catchUncaughtErrors, type ErrorReport, reportError, setErrorReporter } from './report-error'
import type { RuntimeConfig } from './runtime-config.schema'

/** The export of `sentry.client.config.ts`. */
export type ErrorReporter = { start: (dsn: string) => (report: ErrorReport) => void }

/** Loading is retried, since a bad network is a frequent cause of errors. */
const ATTEMPTS = 4
const RETRY_MS = 15_000

/**
 * Reports errors without slowing the first load: errors are queued while the page becomes interactive, and the reporter
 * (Sentry and Replay, some 90 kB) loads when the browser is idle. Without a DSN it never loads.
 */
export function startErrorReporting(load: () => Promise<ErrorReporter>): void {
  catchUncaughtErrors()
  whenIdle(() => {
    void attempt(load, ATTEMPTS)
  })
}

async function attempt(load: () => Promise<ErrorReporter>, left: number): Promise<void> {
  try {
    const dsn = await findDsn()
    setErrorReporter(dsn ? (await load()).start(dsn) : 'nobody')
  } catch {
    // Offline, blocked, or an outdated build: the page works without the reporter, and the failure cannot be reported.
    if (left > 1) setTimeout(() => void attempt(load, left - 1), RETRY_MS)
    else setErrorReporter('nobody')
  }
}

/** The DSN from the build, or the one that this server runs with: one build runs in every environment. */
async function findDsn(): Promise<string | null> {
  if (env.sentryDsn) return env.sentryDsn
  const answer = await fetch(`${env.apiUrl}/runtime-config`)
  if (!answer.ok) throw new Error(`The settings answered ${String(answer.status)}`)
  return ((await answer.json()) as RuntimeConfig).sentry_dsn
}

/** Sends network errors and 500 answers to error reporting (specification, section 8), with the call and request id. */
export function reportFailures(): void {
  setFailureReporter(reportError)
}
