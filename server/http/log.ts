import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import pino from 'pino'
import { settings } from '@/server/config/settings'
import { type ApiEnv, optionalActor } from './env'

let logger: Logger | undefined

/** The process's logger. Personal data and secrets never reach a line (LGPD). */
export function log(): Logger {
  return (logger ??= pino({
    level: settings().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.access',
        '*.refresh',
        '*.refresh_token',
        '*.email',
        '*.cpf',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[redacted]',
    },
  }))
}

/** Logs each request: method, path without its query, status, milliseconds, user. */
export const logRequests = createMiddleware<ApiEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  log().info(
    {
      request_id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      user: optionalActor(c)?.id,
    },
    'request',
  )
})
