/** @database none */
import { createHmac } from 'node:crypto'
import { parseSettings } from '@/server/config/settings'
import { refusalReply, type Reply } from '@/server/integrations/sandbox/http-server'
import { clicksign } from '@/server/integrations/signing/clicksign'
import type { DocumentToSign, Envelope, SignatureFailureCode } from '@/server/integrations/signing/provider'
import {
  SANDBOX_ACCESS,
  type SandboxWebhook,
  type SignatureSandbox,
  startSignatureSandbox,
} from '@/server/integrations/signing/sandbox/server'
import { hasValidHmac, HMAC_HEADER, hmacOf, messageDigest, readWebhook } from '@/server/integrations/signing/webhook'
import { LONG, patienceFor } from '@/tests/factories/http/patience'
import { the } from '@/tests/factories/the'

let sandbox: SignatureSandbox
const messages: SandboxWebhook[] = []

beforeAll(async () => {
  sandbox = await startSignatureSandbox((message) => messages.push(message))
})
afterAll(() => sandbox.close())

const provider = (overrides: Partial<Parameters<typeof clicksign>[0]> = {}) =>
  clicksign({ url: sandbox.url, token: SANDBOX_ACCESS.token, timeoutMs: LONG, isSandbox: true, ...overrides })

const document: DocumentToSign = {
  title: 'Contrato de locação nº 2026/0128',
  fileName: 'contrato.pdf',
  content: Buffer.from('%PDF-1.7\n% um contrato\n%%EOF\n'),
  people: [
    { id: 11, name: 'Marina Duarte', email: 'marina@horizonte.example', cpf: '52998224725', role: 'signer', place: 1 },
    { id: 12, name: 'Otávio Rocha', email: 'otavio@horizonte.example', cpf: '11144477735', role: 'witness', place: 2 },
  ],
  deadline: new Date(Date.now() + 30 * 86_400_000),
}

const envelopeAt = ({ envelopeId }: Envelope) => the([sandbox.all.get(envelopeId)].filter((one) => one !== undefined))

async function sent(): Promise<Envelope> {
  const envelope = await provider().draft(document)
  await provider().activate(envelope)
  return envelope
}

describe('a document at the provider', () => {
  it('is drafted with its signers and witnesses, who are not notified yet', async () => {
    const envelope = await provider().draft(document)
    expect(Object.keys(envelope.people)).toEqual(['11', '12'])
    expect(envelopeAt(envelope)).toMatchObject({ name: document.title, status: 'draft', notifications: 0 })
    expect(envelopeAt(envelope).document?.content.equals(Buffer.from(document.content))).toBe(true)
    expect(envelopeAt(envelope).signers.map(({ email, group }) => [email, group])).toEqual([
      ['marina@horizonte.example', 1],
      ['otavio@horizonte.example', 2],
    ])
    expect(await provider().read(envelope)).toEqual({ status: 'draft', events: [] })
  })

  it('is sent to its signers, again when activated twice, and again as a reminder', async () => {
    const envelope = await sent()
    await provider().activate(envelope)
    await provider().remind(envelope)
    expect(envelopeAt(envelope)).toMatchObject({ status: 'running', notifications: 3 })
  })

  it('lists each signature with its time and address, and has a file once everyone has signed', async () => {
    const envelope = await sent()
    sandbox.sign(envelope.envelopeId, 'marina@horizonte.example')
    expect(await provider().read(envelope)).toEqual({
      status: 'running',
      events: [{ kind: 'signed', person: 11, at: expect.any(Date), address: '203.0.113.7' }],
    })
    expect(await provider().signedFile(envelope)).toBeNull()
    sandbox.sign(envelope.envelopeId, 'otavio@horizonte.example')
    const { status, events } = await provider().read(envelope)
    expect([status, events.map(({ person }) => person)]).toEqual(['closed', [11, 12]])
    const file = Buffer.from((await provider().signedFile(envelope)) ?? [])
    expect(file.subarray(0, document.content.length).equals(Buffer.from(document.content))).toBe(true)
  })

  it('lists a refusal with its reason', async () => {
    const envelope = await sent()
    sandbox.decline(envelope.envelopeId, 'marina@horizonte.example', 'O valor está errado')
    expect(await provider().read(envelope)).toEqual({
      status: 'canceled',
      events: [{ kind: 'declined', person: 11, at: expect.any(Date), reason: 'Outros: O valor está errado' }],
    })
  })

  it('is closed after its deadline although signatures are missing, so its signatures are read', async () => {
    const envelope = await sent()
    sandbox.sign(envelope.envelopeId, 'marina@horizonte.example')
    sandbox.expire(envelope.envelopeId)
    const { status, events } = await provider().read(envelope)
    expect([status, events.map(({ person }) => person)]).toEqual(['closed', [11]])
  })

  it('can be cancelled, also twice', async () => {
    const envelope = await sent()
    await provider().cancel(envelope)
    await provider().cancel(envelope)
    expect((await provider().read(envelope)).status).toBe('canceled')
  })
})

describe('a provider that fails', () => {
  it.each<[string, Reply, SignatureFailureCode, boolean]>([
    ['does not accept our token', refusalReply(401), 'access_refused', false],
    ['forbids it', refusalReply(403), 'access_refused', false],
    ['does not find it', { status: 404, body: { errors: [{ detail: 'Não encontrado' }] } }, 'not_found', false],
    ['is another service', refusalReply(404), 'unreadable', true],
    ['refuses it', refusalReply(422), 'refused', false],
    ['redirects', { status: 302, body: '', headers: { Location: '/files/elsewhere' } }, 'refused', false],
    ['has too many requests', refusalReply(429), 'busy', true],
    ['is broken', refusalReply(500), 'unavailable', true],
    ['is down', refusalReply(503), 'unavailable', true],
    ['is silent', 'silent', 'unavailable', true],
    ['sends too slowly', 'drip', 'unavailable', true],
    ['hangs up', 'hang up', 'unavailable', true],
    ['cuts its answer short', 'cut short', 'unavailable', true],
    ['never ends its answer', 'endless', 'unavailable', true],
    ['does not answer in JSON', { status: 200, body: '<html>' }, 'unreadable', true],
    ['answers a wrong status', { status: 200, body: { data: { attributes: { status: 'lost' } } } }, 'unreadable', true],
  ])('that %s is reported with its own code', async (_, reply, code, isPassing) => {
    const envelope = await provider().draft(document)
    sandbox.disturb(/^GET \/envelopes\/:id$/, reply)
    const read = provider({ timeoutMs: patienceFor(reply) }).read(envelope)
    await expect(read).rejects.toMatchObject({ code, isPassing })
    expect((await provider().read(envelope)).status).toBe('draft')
  })

  it('that cannot be reached is unavailable', async () => {
    await expect(provider({ url: 'http://127.0.0.1:1' }).draft(document)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('reports why it refuses, for staff to read', async () => {
    const people = document.people.map((person) => ({ ...person, name: 'Marina' }))
    await expect(provider().draft({ ...document, people })).rejects.toMatchObject({
      code: 'refused',
      detail: 'Nome deve ter ao menos duas palavras e nenhum número',
    })
  })

  it('gets our access token only at its own origin', async () => {
    const envelope = await sent()
    const next = { data: [], links: { next: 'https://elsewhere.example/api/v3/more' } }
    sandbox.disturb(/\/events$/, { status: 200, body: next })
    await expect(provider().read(envelope)).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('whose signed file is not a PDF, or not served safely, returns no file', async () => {
    const envelope = await sent()
    sandbox.sign(envelope.envelopeId, 'marina@horizonte.example')
    sandbox.sign(envelope.envelopeId, 'otavio@horizonte.example')
    sandbox.disturb(/^GET \/files\//, { status: 200, body: '<html>' })
    await expect(provider().signedFile(envelope)).rejects.toMatchObject({ code: 'unreadable' })
    sandbox.disturb(/^GET \/files\//, refusalReply(403))
    await expect(provider().signedFile(envelope)).rejects.toMatchObject({ code: 'unavailable' })
    const files = { signed: 'http://elsewhere.example/contrato.pdf' }
    sandbox.disturb(/^GET \/envelopes\/:id\/documents\/:id$/, { status: 200, body: { data: { links: { files } } } })
    await expect(provider().signedFile(envelope)).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('the settings of the provider', () => {
  const given = { DATABASE_URL: 'postgres://localhost/arrenda', SECRET_KEY: 'x'.repeat(32), NODE_ENV: 'production' }
  const clicksign = { ...given, SIGNATURE_PROVIDER: 'clicksign' }

  it('default to signing inside the platform', () => {
    expect(parseSettings(given).SIGNATURE_PROVIDER).toBe('builtin')
  })

  it('require a token and the webhook secret; with demo data and neither, a sandbox is used', () => {
    expect(() => parseSettings(clicksign)).toThrow(
      /SIGNATURE_TOKEN is required with SIGNATURE_PROVIDER=clicksign.*SIGNATURE_WEBHOOK_SECRET is required/,
    )
    expect(() => parseSettings({ ...clicksign, SIGNATURE_TOKEN: 'token' })).toThrow(/SIGNATURE_WEBHOOK_SECRET is/)
    expect(() => parseSettings({ ...clicksign, DEMO_DATA: 'on', SIGNATURE_TOKEN: 'token' })).toThrow(
      /SIGNATURE_WEBHOOK_SECRET is/,
    )
    expect(parseSettings({ ...clicksign, DEMO_DATA: 'on' }).SIGNATURE_TOKEN).toBeUndefined()
    const access = { SIGNATURE_TOKEN: 'token', SIGNATURE_WEBHOOK_SECRET: 'secret' }
    expect(parseSettings({ ...clicksign, ...access }).SIGNATURE_URL).toBe('https://app.clicksign.com')
  })
})

describe('a webhook message of the provider', () => {
  const body = Buffer.from('{"event":{"name":"sign"},"document":{"key":"d1"}}')
  const secret = 'a secret of both'

  it('is authenticated by the HMAC of its exact bytes', () => {
    const independent = `sha256=${createHmac('sha256', secret).update(body.toString()).digest('hex')}`
    expect(hasValidHmac(body, independent, secret)).toBe(true)
    expect(hasValidHmac(body, independent.toUpperCase().replace('SHA256', 'sha256'), secret)).toBe(true)
    expect(hasValidHmac(body, hmacOf(body, 'another secret'), secret)).toBe(false)
    expect(hasValidHmac(Buffer.from(`${body.toString()} `), independent, secret)).toBe(false)
  })

  it.each([
    ['nothing', undefined],
    ['an empty signature', ''],
    ['a bare digest', createHmac('sha256', 'a secret of both').update(body).digest('hex')],
    ['another algorithm', `sha1=${createHmac('sha1', 'a secret of both').update(body).digest('hex')}`],
    ['half a digest', hmacOf(body, 'a secret of both').slice(0, 40)],
    ['extra characters', `${hmacOf(body, 'a secret of both')}00`],
    ['a digest that is not hex', `sha256=${'z'.repeat(64)}`],
  ])('is not authenticated by %s', (_, proof) => {
    expect(hasValidHmac(body, proof, secret)).toBe(false)
  })

  it('is never authenticated without a secret', () => {
    expect(hasValidHmac(body, hmacOf(body, ''), '')).toBe(false)
  })

  it('is read for its event and document, and ignored without them', () => {
    expect(readWebhook(body)).toEqual({ event: 'sign', documentId: 'd1' })
    for (const other of ['', '[]', '{}', 'null', '{"event":{"name":"sign"}}', '{"document":{"key":"d1"}}', '{{']) {
      expect(readWebhook(Buffer.from(other))).toBeNull()
    }
  })

  it('has the same digest when it is repeated', () => {
    expect(messageDigest(Buffer.from(body))).toBe(messageDigest(body))
    expect(messageDigest(Buffer.from(`${body.toString()} `))).not.toBe(messageDigest(body))
  })

  it('is sent for every event, authenticated', async () => {
    messages.length = 0
    const envelope = await sent()
    sandbox.sign(envelope.envelopeId, 'marina@horizonte.example')
    expect(messages.map(({ headers }) => headers.Event)).toEqual(['upload', 'sign'])
    for (const message of messages) {
      const raw = Buffer.from(message.body)
      expect(hasValidHmac(raw, message.headers[HMAC_HEADER], SANDBOX_ACCESS.webhookSecret)).toBe(true)
      expect(readWebhook(raw)?.documentId).toBe(envelope.documentId)
    }
  })
})
