import { reportFailures, startErrorReporting } from '@/services/monitoring/start-error-reporting'

// Next runs this file before the page becomes interactive; Sentry itself is a chunk of its own that comes later.
startErrorReporting(() => import('./sentry.client.config'))
reportFailures()
