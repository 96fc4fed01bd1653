import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { ApiEnv } from './env'
import { Failure } from './failure'
import { log } from './log'
import { Refusal, type RefusalCode } from './refusal'

/** The only place that turns a thrown error into an answer. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  const refusal = toRefusal(error)
  if (refusal) {
    // A constraint caught what no rule of ours did: a rule may be missing. Or the database is away.
    if (databaseCode(error)) log().warn({ err: error, request_id: c.get('requestId') }, 'refused by the database')
    for (const [name, value] of Object.entries(refusal.details.headers ?? {})) c.header(name, value)
    return c.json(envelope(c, refusal.code, refusal.errors, refusal), refusal.status)
  }
  log().error({ err: error, request_id: c.get('requestId') }, 'unexpected error')
  reportError(error, c.get('requestId'))
  const sentence = error instanceof Failure ? error.sentence : 'Ocorreu um erro. Tente novamente mais tarde'
  return c.json(envelope(c, 'internal', [sentence]), 500)
}

export function answerNotFound(c: Context<ApiEnv>): Response {
  // Addresses outside /api have not passed the middlewares.
  if (!(c.get('requestId') as string | undefined)) {
    c.set('requestId', randomUUID())
    c.header('X-Request-Id', c.get('requestId'))
  }
  const refusal = new Refusal('not_found')
  return c.json(envelope(c, 'not_found', refusal.errors), 404)
}

function envelope(
  c: Context<ApiEnv>,
  code: RefusalCode | 'internal',
  errors: string[],
  refusal?: Refusal,
): ErrorEnvelope {
  const { fields, data } = refusal?.details ?? {}
  return { errors, code, ...(fields && { fields }), ...(data && { data }), request_id: c.get('requestId') }
}

function toRefusal(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException) {
    if (error.status === 413) return new Refusal('too_large')
    if (error.status < 500) return new Refusal('malformed')
  }
  if (isBrokenOff(error)) return new Refusal('malformed')
  const code = databaseCode(error)
  if (isAway(error, code)) return new Refusal('unavailable', { headers: { 'Retry-After': '5' } })
  if (CONFLICT_CODES.includes(code)) return new Refusal('conflict')
  return INVALID_VALUE_CODES.includes(code) ? new Refusal('invalid', { errors: [INVALID_VALUE_TEXT] }) : undefined
}

/** PostgreSQL's codes for a value that its column cannot hold: a number too large, a NUL in a text. */
const INVALID_VALUE_CODES = ['22003', '22021', '22P05']
const INVALID_VALUE_TEXT = 'Um dos valores enviados não é aceito.'

/** PostgreSQL's codes for a foreign key violation (the row was deleted meanwhile) and for a deadlock. */
const CONFLICT_CODES = ['23503', '40P01']

/** The caller went away while sending the body (Node's `IncomingMessage`): nobody reads the answer, and nothing is wrong. */
const isBrokenOff = (error: Error): boolean => error.message === 'aborted' && codeOf(error) === 'ECONNRESET'

/** The code of PostgreSQL, or of the connection to it: Drizzle wraps errors of statements, those of connecting come bare. */
const databaseCode = (error: Error): string =>
  codeOf(error.cause) || (AWAY_CODES.test(codeOf(error)) ? codeOf(error) : '')

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Connection exceptions, shutdown, start-up and too many connections; and what the socket says. */
const AWAY_CODES = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/

/** node-postgres' own errors have no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const isAway = (error: Error, code: string): boolean =>
  AWAY_CODES.test(code) || [error, error.cause].some((one) => one instanceof Error && AWAY_MESSAGE.test(one.message))

type Reporter = (error: Error, requestId: string) => void
let reportError: Reporter = () => undefined

/** Sets the error reporting service for unexpected errors (once, where Sentry is configured). */
export function onUnexpectedError(reporter: Reporter): void {
  reportError = reporter
}
