import { createMiddleware } from 'hono/factory'
import { Refusal } from '../refusal'

/**
 * Converts the adapter's object, which only resembles a `Request` and cannot be cloned, into a real one: the size of a
 * body without a length (a DELETE without one, or a chunked one) is counted on a clone of the request.
 */
export const copyableBody = createMiddleware(async (c, next) => {
  const { raw } = c.req
  const hasLength = raw.headers.has('Content-Length') && !raw.headers.has('Transfer-Encoding')
  if (raw.method !== 'GET' && raw.method !== 'HEAD' && !hasLength) {
    c.req.raw = new Request(raw.url, { ...toInit(raw), duplex: 'half' } as RequestInit)
  }
  await next()
})

const toInit = ({ method, headers, body, signal }: Request): RequestInit => ({ method, headers, body, signal })

const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses 501 `not_implemented` for every other method before the request is used: the platform cannot even construct a
 * `Request` for a TRACE.
 */
export const knownMethods = createMiddleware(async (c, next) => {
  if (!KNOWN_METHODS.includes(c.req.method)) throw new Refusal('not_implemented')
  await next()
})
