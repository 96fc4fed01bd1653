import { createApp } from '@/server/app'
import { settings } from '@/server/config/settings'
import { MAX_ENVELOPE_BYTES, MAX_REPLAY_BYTES } from '@/server/monitoring/envelope'
import { forwardEnvelope } from '@/server/monitoring/forward-envelope'
import { parseDsn } from '@/services/monitoring/dsn.rules'
import { startIngest, type Ingest } from '@/tests/monitoring/ingest'

const SECRET = 'legacysecret'

let ingest: Ingest
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  ingest = await startIngest()
  process.env.SENTRY_DSN = ingest.dsn.replace('public@', `public:${SECRET}@`)
  expect(settings().SENTRY_DSN).toBe(process.env.SENTRY_DSN)
  app = createApp()
})

afterEach(() => {
  ingest.received.length = 0
  ingest.answerWith((response) => response.writeHead(200).end('{"id":"1"}'))
})

afterAll(() => ingest.close())

const event = (dsn: unknown = ingest.dsn, text = 'boom') =>
  `${JSON.stringify({ event_id: 'a1', dsn })}\n{"type":"event"}\n${JSON.stringify({ message: text })}\n`

const replay = (size: number) => {
  const head = `{"event_id":"a1"}\n{"type":"replay_event"}\n{"type":"replay_event"}\n{"type":"replay_recording","length":${String(size)}}\n`
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size, 'x'), Buffer.from('\n')])
}

type Sent = { body?: BodyInit; query?: string; headers?: Record<string, string>; path?: string }

const send = async ({ body = event(), query = '?o=1&p=42', headers, path = '/monitoring' }: Sent = {}) =>
  app.request(`${path}${query}`, { method: 'POST', body, headers })

async function refusal(answer: Response) {
  const text = await answer.text()
  const { port } = new URL(ingest.dsn)
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain(port)
  return { status: answer.status, ...(JSON.parse(text) as { code: string; errors: string[]; request_id: string }) }
}

/** A body without a stated size that counts the chunks read from it. */
function stream(chunk: Uint8Array, times: number) {
  let given = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1
      controller.enqueue(chunk)
      if (given === times) controller.close()
    },
  })
  return { body, given: () => given }
}

describe('the tunnel of error reports', () => {
  it('passes an envelope on, byte by byte, to the configured project with its key', async () => {
    const answer = await send()

    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(ingest.received).toHaveLength(1)
    expect(ingest.received[0]).toMatchObject({
      path: '/api/42/envelope/',
      bytes: Buffer.byteLength(event()),
      header: { dsn: ingest.dsn },
    })
    expect(ingest.received[0]?.headers['x-sentry-auth']).toBe('Sentry sentry_version=7, sentry_key=public')
  })

  it('sends nothing about the browser: no cookies, bearer token, address or user agent', async () => {
    await send({
      headers: {
        Cookie: 'access=abc',
        Authorization: 'Bearer abc',
        'X-Forwarded-For': '203.0.113.9',
        'User-Agent': 'UA',
      },
    })

    const headers = ingest.received[0]?.headers ?? {}
    expect(JSON.stringify(headers)).not.toMatch(/abc|203\.0\.113\.9|UA/)
  })

  it.each(['/monitoring', '/monitoring/', '/api/monitoring'])('answers at %s', async (path) => {
    expect((await send({ path })).status).toBe(200)
  })

  it.each([
    ['another organisation', '?o=2&p=42'],
    ['another project', '?o=1&p=43'],
    ['no project', '?o=1'],
    ['nothing', ''],
  ])('refuses an address that names %s', async (_, query) => {
    expect(await refusal(await send({ query }))).toMatchObject({
      status: 403,
      code: 'forbidden',
      errors: ['Este endereço só recebe relatórios de erro do próprio site.'],
    })
    expect(ingest.received).toHaveLength(0)
  })

  it.each([
    ['another host', 'http://public@evil.example/42'],
    ['another key', () => ingest.dsn.replace('public', 'other')],
    ['no DSN at all', 'not a dsn'],
  ])('refuses an envelope made for %s', async (_, dsn) => {
    const body = event(typeof dsn === 'string' ? dsn : dsn())

    expect(await refusal(await send({ body }))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(ingest.received).toHaveLength(0)
  })

  it('refuses cross-site requests', async () => {
    const answer = await send({ headers: { 'Sec-Fetch-Site': 'cross-site' } })

    expect(await refusal(answer)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(ingest.received).toHaveLength(0)
  })

  it.each([
    ['no JSON', 'boom\n{"type":"event"}\n{}\n'],
    ['a list', '[]\n{"type":"event"}\n{}\n'],
    ['a DSN that is no text', event(7)],
    ['nothing', ''],
  ])('refuses a header that is %s', async (_, body) => {
    const told = await refusal(await send({ body }))

    expect(told).toMatchObject({ status: 400, code: 'malformed' })
    expect(told.request_id).toMatch(/^[\da-f-]{36}$/)
    expect(ingest.received).toHaveLength(0)
  })

  it('refuses a compressed body, which it cannot check', async () => {
    expect(await refusal(await send({ headers: { 'Content-Encoding': 'gzip' } }))).toMatchObject({ status: 415 })
  })
})

describe('the size of a report', () => {
  it('may be several megabytes for a recording', async () => {
    const body = replay(4 * 1024 * 1024)

    expect((await send({ body })).status).toBe(200)
    expect(ingest.received[0]?.bytes).toBe(body.byteLength)
  })

  it.each([
    ['an event over 1 MB', () => event(undefined, 'x'.repeat(MAX_ENVELOPE_BYTES))],
    ['a recording over 10 MB', () => replay(MAX_REPLAY_BYTES)],
    [
      'an event that hides behind a long header',
      () => `{"x":"${'x'.repeat(MAX_ENVELOPE_BYTES)}"}\n{"type":"replay_event"}\n`,
    ],
  ])('refuses %s', async (_, body) => {
    expect(await refusal(await send({ body: body() }))).toMatchObject({
      status: 413,
      code: 'too_large',
      errors: ['O relatório de erro passa do limite de tamanho.'],
    })
    expect(ingest.received).toHaveLength(0)
  })

  it('is checked while reading a stream without a stated size, which stops at the limit', async () => {
    const { body, given } = stream(new Uint8Array(64 * 1024).fill(65), 1000)
    const request = new Request('http://localhost/monitoring?o=1&p=42', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)

    const answer = await app.request(request)

    expect(await refusal(answer)).toMatchObject({ status: 413 })
    expect(given()).toBeLessThan(20)
  })

  it('is refused without reading the body when the stated size is over the limit', async () => {
    const { body, given } = stream(new Uint8Array(1024), 1000)
    const request = new Request('http://localhost/monitoring?o=1&p=42', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Length': String(MAX_REPLAY_BYTES + 1) },
    } as RequestInit)

    expect(await refusal(await app.request(request))).toMatchObject({ status: 413 })
    expect(given()).toBeLessThan(3)
  })
})

describe('the service behind the tunnel', () => {
  it('has its rate limits passed on to the browser when it refuses a report', async () => {
    ingest.answerWith((response) =>
      response
        .writeHead(429, { 'Retry-After': '60', 'X-Sentry-Rate-Limits': '60:error:project', 'X-Inner': 'no' })
        .end('slow'),
    )

    const answer = await send()

    expect(answer.headers.get('Retry-After')).toBe('60')
    expect(answer.headers.get('X-Sentry-Rate-Limits')).toBe('60:error:project')
    expect(answer.headers.has('X-Inner')).toBe(false)
    expect(await refusal(answer)).toMatchObject({ status: 429, code: 'ingest_refused' })
  })

  it('has its rate limits passed on also when it accepts the report', async () => {
    ingest.answerWith((response) => response.writeHead(200, { 'X-Sentry-Rate-Limits': '60:replay:project' }).end('{}'))

    expect((await send()).headers.get('X-Sentry-Rate-Limits')).toBe('60:replay:project')
  })

  it('cannot redirect the browser', async () => {
    ingest.answerWith((response) => response.writeHead(302, { Location: 'http://evil.example/' }).end())

    expect(await refusal(await send())).toMatchObject({ status: 503, code: 'unavailable' })
  })

  it('times out when it does not respond', async () => {
    ingest.answerWith(() => undefined)
    const request = new Request('http://localhost/monitoring?o=1&p=42', { method: 'POST', body: event() })

    await expect(forwardEnvelope(request, { dsn: parseDsn(ingest.dsn), timeoutMs: 100 })).rejects.toMatchObject({
      code: 'unavailable',
      errors: ['O serviço de relatórios de erro não respondeu.'],
    })
  })

  it('is reported as unavailable when it is down', async () => {
    const gone = await startIngest()
    await gone.close()
    const request = new Request('http://localhost/monitoring?o=1&p=42', { method: 'POST', body: event(gone.dsn) })

    await expect(forwardEnvelope(request, { dsn: parseDsn(gone.dsn) })).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('gets at most 16 reports at once; further ones are answered with 429 and Retry-After', async () => {
    const held: (() => void)[] = []
    const full = new Promise<void>((resolve) => {
      ingest.answerWith((response) => {
        if (held.push(() => response.writeHead(200).end()) === 16) resolve()
      })
    })
    const first = Array.from({ length: 16 }, () => send())
    await full

    const next = await send()
    expect(next.headers.get('Retry-After')).toBe('30')
    expect(await refusal(next)).toMatchObject({ status: 429, code: 'too_many_requests' })

    held.forEach((letGo) => letGo())
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(16).fill(200))
    ingest.answerWith((response) => response.writeHead(200).end())
    expect((await send()).status).toBe(200)
  })
})

describe('without a DSN', () => {
  it('there is no tunnel', async () => {
    const request = new Request('http://localhost/monitoring?o=1&p=42', { method: 'POST', body: event() })

    await expect(forwardEnvelope(request, { dsn: null })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the runtime configuration for the browser', () => {
  it('has the DSN without its secret', async () => {
    const answer = await app.request('/api/runtime-config')

    expect(await answer.json()).toEqual({ sentry_dsn: ingest.dsn })
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
  })
})
