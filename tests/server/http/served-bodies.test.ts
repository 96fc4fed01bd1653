import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '@/server/app'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'

type Call = { method: string; path: string; headers?: Record<string, string>; chunks?: string[] }

let server: Server

/** Sends a request over a socket: without `chunks` it has no body, with them a body without a length. */
function call({ method, path, headers = {}, chunks }: Call): Promise<{ status: number; code?: string }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    // A socket of its own: a kept-alive one could be closed by the server while it is reused.
    const sent = request({ port, method, path: `/api${path}`, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => {
        const body = JSON.parse(text || '{}') as { code?: string }
        resolve({ status: response.statusCode ?? 0, ...(body.code && { code: body.code }) })
      })
    })
    sent.on('error', reject)
    chunks?.forEach((chunk) => sent.write(chunk))
    sent.end()
  })
}

beforeAll(async () => {
  // The same adapter as pages/api: its requests are not the platform's own Request.
  const listener = getRequestListener(createApp().fetch, { overrideGlobalObjects: false })
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})

describe('the server on a socket', () => {
  it('serves a DELETE without a body', async () => {
    const user = await aUser({ company: await aCompany(), isCompanyAdmin: true })
    const headers = { authorization: `Bearer ${user.token}` }
    const answer = await call({ method: 'DELETE', path: '/addresses/999999', headers })
    expect(answer).toEqual({ status: 404, code: 'not_found' })
  })

  it('reads a chunked body without a length', async () => {
    const headers = { 'content-type': 'application/json' }
    const chunks = ['{"email":"ninguem@', 'example.com","password":"Errada2026"}']
    expect(await call({ method: 'POST', path: '/login', headers, chunks })).toEqual({
      status: 401,
      code: 'login_failed',
    })
  })

  it('refuses such a body when it is too large', async () => {
    const headers = { 'content-type': 'application/json' }
    const chunks = Array.from({ length: 64 }, () => 'x'.repeat(64 * 1024))
    expect(await call({ method: 'POST', path: '/login', headers, chunks })).toEqual({ status: 413, code: 'too_large' })
  })
})

describe('unsupported methods', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE'])('are answered in the envelope: %s', async (method) => {
    expect(await call({ method, path: '/login' })).toEqual({ status: 501, code: 'not_implemented' })
    expect(await call({ method, path: '/nenhum-lugar' })).toEqual({ status: 501, code: 'not_implemented' })
  })

  it('answer 404 when they are known methods: OPTIONS', async () => {
    expect(await call({ method: 'OPTIONS', path: '/login' })).toEqual({ status: 404, code: 'not_found' })
  })
})
