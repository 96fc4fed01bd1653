import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureRequestError, init } from '@sentry/nextjs'

import {
  DATA_COLLECTION,
  ENVIRONMENT,
  isWorthReporting,
  redaction,
  TRACES_SAMPLE_RATE,
} from '@/services/monitoring/report.rules'

/** Starts Sentry in the server's process. Its reports go straight to the service, without the tunnel. */
export function start(dsn: string): void {
  init({
    dsn,
    environment: ENVIRONMENT,
    release: buildIdentifier(),
    // Version 11 ignores beforeSendTransaction otherwise.
    traceLifecycle: 'static',
    tracesSampleRate: TRACES_SAMPLE_RATE,
    dataCollection: DATA_COLLECTION,
    integrations: [redaction],
    beforeSendTransaction: (event) => (isWorthReporting(event) ? event : null),
  })
}

/** The same as in the browser, so that one release holds both. */
function buildIdentifier(): string | undefined {
  try {
    return readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    // `npm run api` and `npm run dev` run without a build.
    return undefined
  }
}

export { captureRequestError }
