import { createMiddleware } from 'hono/factory'
import { Refusal } from './refusal'

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses 501 `not_implemented` for every other method, before anything is made of the request: of a TRACE the platform
 * cannot even make a `Request`.
 */
export const knownMethods = createMiddleware(async (c, next) => {
  if (!KNOWN.includes(c.req.method)) throw new Refusal('not_implemented')
  await next()
})
