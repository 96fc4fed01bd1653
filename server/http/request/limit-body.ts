import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { declare, metaOf } from '../openapi/meta'
import { Refusal } from '../refusal'

/** Of a route that declares no other limit. */
const DEFAULT_MAX_BYTES = 1024 * 1024

/**
 * Refuses 413 `too_large` for a body over the limit of its route, before reading it or while it streams. Routes that take
 * a file are left out: they check the caller first and then count by themselves (`upload`, `form`). The headers of the
 * request decide nothing.
 */
export const limitBody = createMiddleware(async (c, next) => {
  const maxSize = limitOf(c)
  if (maxSize === undefined) return next()
  return bodyLimit({ maxSize, onError: refuse })(c, next)
})

/** A route's own limit of its body, in bytes, where `limitBody`'s default is too much. */
export const maxBody = (maxBodyBytes: number) =>
  declare(
    { maxBodyBytes },
    createMiddleware((_, next) => next()),
  )

function limitOf(c: Context): number | undefined {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined
  const metas = matchedRoutes(c).map(({ handler }) => metaOf(handler))
  if (metas.some((meta) => meta?.upload)) return undefined
  return metas.find((meta) => meta?.maxBodyBytes)?.maxBodyBytes ?? DEFAULT_MAX_BYTES
}

function refuse(): never {
  throw new Refusal('too_large', { errors: ['Os dados enviados passam do limite de tamanho.'] })
}
