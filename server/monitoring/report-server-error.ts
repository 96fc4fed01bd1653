import { settings } from '@/server/config/settings'

/**
 * Reports an unexpected error of the API, with the request id that the person was shown.
 * Does nothing without a DSN: Sentry is then not even loaded.
 */
export function reportServerError(error: Error, requestId: string): void {
  if (!settings().SENTRY_DSN) return
  void import('@sentry/nextjs').then(({ captureException }) =>
    captureException(error, { tags: { request_id: requestId } }),
  )
}
