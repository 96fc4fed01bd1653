import { createMiddleware } from 'hono/factory'
import type { Logger, LoggerOptions } from 'pino'
import pino from 'pino'
import { settings } from '@/server/config/settings'
import { redactText } from '@/services/monitoring/redaction.rules'
import { type ApiEnv, optionalActor } from './env'

let logger: Logger | undefined

/** Personal data and secrets never reach a line (LGPD). */
export const LOG_FORMAT = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: toLoggedError },
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
} satisfies LoggerOptions

/** The process's logger. */
export const log = (): Logger => (logger ??= pino({ ...LOG_FORMAT, level: settings().LOG_LEVEL }))

/** Type, message and stack of an error and its causes. Its other fields may hold values of a statement: left out. */
function toLoggedError(error: Error): { type: string; message: string; stack: string } {
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message: redactText(message), stack: redactText(stack) }
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
