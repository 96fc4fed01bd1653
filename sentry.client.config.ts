import { captureException, init } from '@sentry/nextjs'

import { parseDsn, publicDsn, tunnelAddress } from '@/services/monitoring/dsn.rules'
import { replay } from '@/services/monitoring/replay'
import type { ErrorReport } from '@/services/monitoring/report-error'
import {
  DATA_COLLECTION,
  ENVIRONMENT,
  isWorthReporting,
  redaction,
  TRACES_SAMPLE_RATE,
} from '@/services/monitoring/report.rules'

/**
 * Starts Sentry in the browser; `instrumentation-client.ts` calls it when the page is idle and a DSN is known.
 * @returns what reports one error, with the time at which it happened.
 */
export function start(text: string): (report: ErrorReport) => void {
  const dsn = parseDsn(text)
  if (!dsn) throw new Error('The DSN of the error-reporting service is not valid')
  init({
    dsn: publicDsn(dsn),
    // The SDK's own `tunnelRoute` only serves Sentry's hosts (docs/adr/0101).
    tunnel: tunnelAddress(dsn),
    environment: ENVIRONMENT,
    release: buildIdentifier(),
    // Version 11 ignores beforeSendTransaction otherwise.
    traceLifecycle: 'static',
    tracesSampleRate: TRACES_SAMPLE_RATE,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    dataCollection: DATA_COLLECTION,
    // Counting visits is not error reporting: nothing is sent while nothing happens.
    integrations: (defaults) => [...defaults.filter(({ name }) => name !== 'BrowserSession'), replay(), redaction],
    beforeSendTransaction: (event) => (isWorthReporting(event) ? event : null),
  })
  return tell
}

function tell({ error, at, handled, tags }: ErrorReport) {
  captureException(error, {
    mechanism: { type: handled ? 'generic' : 'onerror', handled },
    captureContext: (scope) =>
      scope.setTags(tags ?? {}).addEventProcessor((event) => ({ ...event, timestamp: at / 1000 })),
  })
}

/** Next writes the identifier of its build into every page. */
function buildIdentifier(): string | undefined {
  const data: unknown = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? 'null')
  return typeof data === 'object' && data !== null && 'buildId' in data ? String(data.buildId) : undefined
}
