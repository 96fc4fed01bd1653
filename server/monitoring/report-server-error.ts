import { settings } from '@/server/config/settings'

/**
 * Reports an unexpected error of the API, with the request id that was shown to the user. Without a DSN it does
 * nothing, and Sentry is not even loaded.
 */
export function reportServerError(error: Error, requestId: string): void {
  if (!settings().SENTRY_DSN) return
  void import('@sentry/nextjs').then(({ captureException }) =>
    captureException(error, { tags: { request_id: requestId } }),
  )
}
