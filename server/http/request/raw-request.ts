import { createMiddleware } from 'hono/factory'
import { Refusal } from '../refusal'

/**
 * A body without a length (a DELETE without one, or one sent in chunks) is counted by copying the request. The server's
 * adapter hands over an object that only looks like a `Request` and cannot be copied: here it becomes a real one.
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
 * Refuses 501 `not_implemented` for every other method, before anything is made of the request: of a TRACE the platform
 * cannot even make a `Request`.
 */
export const knownMethods = createMiddleware(async (c, next) => {
  if (!KNOWN_METHODS.includes(c.req.method)) throw new Refusal('not_implemented')
  await next()
})
