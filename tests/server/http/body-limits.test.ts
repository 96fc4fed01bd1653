import { createApp } from '@/server/app'
import { routesOf } from '@/server/http/openapi/openapi'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'

const MEGABYTE = 1024 * 1024
const LARGE = 400 * MEGABYTE
const CHUNK = 64 * 1024

const app = createApp()
/** All but the tunnel of error reports, which has its own limit and tests (tests/server/monitoring/tunnel.test.ts). */
const writes = routesOf(app).filter(({ method, path }) => method !== 'GET' && path !== '/api/monitoring')

/** A body of 400 MB that comes in chunks, without a length, and counts what was read of it. */
function largeBody() {
  let read = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read += CHUNK
        controller.enqueue(new Uint8Array(CHUNK))
        if (read >= LARGE) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, read: () => read }
}

async function send(method: string, path: string, headers: Record<string, string>) {
  const body = largeBody()
  const request = new Request(`http://localhost${path.replace(/:(\w+)(\{[^}]*\})?/g, '1')}`, {
    method,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    body: body.stream,
    duplex: 'half',
  } as RequestInit)
  const answer = await app.fetch(request)
  const { code } = (await answer.json()) as ErrorEnvelope
  return { status: answer.status, code, read: body.read() }
}

describe('a body of 400 MB that calls itself a form', () => {
  it('is refused by every route without a session, having read a megabyte at most', async () => {
    const wrong: unknown[] = []
    for (const { method, path } of writes) {
      const { status, read } = await send(method, path, {})
      if (![401, 413].includes(status) || read > MEGABYTE + 2 * CHUNK) wrong.push({ method, path, status, read })
    }
    expect(wrong).toEqual([])
    expect(writes.length).toBeGreaterThan(150)
  })

  it('is refused to staff too, having read no more than the route accepts', async () => {
    const company = await aCompany()
    const groups = ['ADMINISTRADOR', 'OPERAÇÃO', 'PRODUTO'] as const
    const staff = await aStaffUser([...groups], { company, permitted: [company] })
    const wrong: unknown[] = []
    for (const { method, path, meta } of writes) {
      const files = (meta.upload?.maxBytes ?? 0) + (meta.otherUpload?.maxBytes ?? 0)
      const most = (files || (meta.maxBodyBytes ?? MEGABYTE)) + MEGABYTE
      const { status, read } = await send(method, path, { authorization: `Bearer ${staff.token}` })
      if (status < 400 || status >= 500 || read > most) wrong.push({ method, path, status, read })
    }
    expect(wrong).toEqual([])
  })

  it('is refused by the webhook of the signature provider after 64 kB', async () => {
    const { status, code, read } = await send('POST', '/api/signature-webhook', {})
    expect({ status, code }).toEqual({ status: 413, code: 'too_large' })
    expect(read).toBeLessThanOrEqual(2 * CHUNK)
  })
})
