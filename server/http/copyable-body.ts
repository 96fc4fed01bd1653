import { createMiddleware } from 'hono/factory'

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
