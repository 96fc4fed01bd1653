import type { Instrumentation } from 'next'

/** Next calls this once, before the server takes requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // First of all, so that what fails during the start is reported too. Without a DSN Sentry is not even loaded.
    if (process.env.SENTRY_DSN) {
      const { start } = await import('./sentry.server.config')
      start(process.env.SENTRY_DSN)
    }
    // `off`: this process serves pages only, and another one the API.
    if (process.env.SERVE_API !== 'off') {
      const { bootInNext } = await import('./server/boot')
      await bootInNext()
    }
  }
}

/** Errors while Next renders or routes; those of the API are told by its own error handler. */
export const onRequestError: Instrumentation.onRequestError = async (...told) => {
  // Written so that the bundle for the edge, which nothing here runs on, leaves the rest out.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.SENTRY_DSN) {
    const { captureRequestError } = await import('./sentry.server.config')
    captureRequestError(...told)
  }
}
