/** @database none */
import { parseSettings } from '@/server/config/settings'
import { paymentProviderKind } from '@/server/integrations/payments/choose-provider'
import { paymentClient } from '@/server/integrations/payments/client'
import {
  type PaymentSandbox,
  SANDBOX_ACCESS,
  type SandboxWebhook,
  startPaymentSandbox,
} from '@/server/integrations/payments/sandbox/server'
import { chargeOfWebhook } from '@/server/integrations/payments/webhook'
import { hasValidHmac, HMAC_HEADER } from '@/server/integrations/signing/webhook'
import { refusalReply, type Reply } from '@/server/integrations/sandbox/http-server'
import { boletoObjection } from '@/services/billing/payments/boleto.rules'
import { the } from '@/tests/factories/the'
import { LONG, patienceFor } from '@/tests/factories/http/patience'

let sandbox: PaymentSandbox
const messages: SandboxWebhook[] = []

beforeAll(async () => {
  sandbox = await startPaymentSandbox((message) => messages.push(message))
})
afterAll(() => sandbox.close())

const client = (overrides: Partial<Parameters<typeof paymentClient>[0]> = {}) =>
  paymentClient({ url: sandbox.url, token: SANDBOX_ACCESS.token, timeoutMs: LONG, isSandbox: true, ...overrides })

let made = 0

const aCharge = () => ({
  key: `key-${++made}`,
  reference: 'FAT000231',
  amount: '900.00',
  dueOn: '2026-12-10',
  payer: { name: 'Horizonte Engenharia Ltda.', cnpj: '11222333000181' },
})

describe('a boleto at the provider', () => {
  it('is registered with a line that says its amount and due day', async () => {
    const { digitableLine, ...charge } = await client().register(aCharge())
    expect(charge).toMatchObject({ reference: 'FAT000231', status: 'open', payments: [] })
    expect(boletoObjection(digitableLine, { amount: 90_000, dueOn: '2026-12-10' })).toBeUndefined()
  })

  it('is the same one for the same key, unless it was cancelled', async () => {
    const wanted = aCharge()
    const first = await client().register(wanted)
    expect((await client().register(wanted)).id).toBe(first.id)
    await client().cancel(first.id)
    expect((await client().register(wanted)).id).not.toBe(first.id)
  })

  it('may be cancelled twice, and stays paid once it is', async () => {
    const { id } = await client().register(aCharge())
    sandbox.pay(id, { paidOn: '2026-12-09' })
    await client().cancel(id)
    await client().cancel(id)
    expect(await client().read(id)).toMatchObject({
      status: 'paid',
      payments: [{ amount: '900.00', paidOn: '2026-12-09', method: 'BOLETO' }],
    })
  })

  it('is told of by a webhook that proves where it comes from', async () => {
    const { id } = await client().register(aCharge())
    sandbox.pay(id, { paidOn: '2026-12-09' })
    const { body, headers } = the(messages.slice(-1))
    const raw = Buffer.from(body)
    expect(hasValidHmac(raw, headers[HMAC_HEADER], SANDBOX_ACCESS.webhookSecret)).toBe(true)
    expect(hasValidHmac(raw, headers[HMAC_HEADER], 'another secret')).toBe(false)
    expect(chargeOfWebhook(raw)).toBe(id)
  })

  it.each(['', 'null', '{}', '{"charge":{"id":7}}', '{"charge":', `{"charge":{"id":"${'x'.repeat(101)}"}}`])(
    'is named by no message such as %s',
    (body) => {
      expect(chargeOfWebhook(Buffer.from(body))).toBeNull()
    },
  )
})

const charge = {
  id: 'c1',
  reference: 'FAT000231',
  status: 'paid',
  digitable_line: '1',
  payments: [{ id: 'p1', amount: '900.00', paid_on: '2026-12-09', method: 'BOLETO' }],
}
const oneOf = (payment: object) => ({ ...charge, payments: [{ ...charge.payments[0], ...payment }] })
const ok = (body: unknown): Reply => ({ status: 200, body })

describe('a provider that fails', () => {
  it.each<[string, Reply, string, boolean]>([
    ['does not answer', 'silent', 'unavailable', true],
    ['hangs up', 'hang up', 'unavailable', true],
    ['never ends', 'endless', 'unavailable', true],
    ['is down', refusalReply(503), 'unavailable', true],
    ['is asked too often', refusalReply(429), 'busy', true],
    ['refuses our token', refusalReply(401), 'access_refused', false],
    ['does not know the charge', { status: 404, body: { message: 'Não há' } }, 'not_found', false],
    ['is another server', { status: 404, body: 'Not here' }, 'unreadable', true],
    ['refuses', { status: 422, body: { message: 'CNPJ inválido' } }, 'refused', false],
    ['answers no JSON', ok('<html>'), 'unreadable', true],
    ['answers another shape', ok({ id: 7 }), 'unreadable', true],
    ['tells of an amount that is none', ok(oneOf({ amount: '900' })), 'unreadable', true],
    ['tells of a negative amount', ok(oneOf({ amount: '-9.00' })), 'unreadable', true],
    ['tells of a day that is none', ok(oneOf({ paid_on: '2026-02-31' })), 'unreadable', true],
    ['tells of an unknown method', ok(oneOf({ method: 'CHEQUE' })), 'unreadable', true],
  ])('%s: %j is the failure %s', async (_, reply, code, isPassing) => {
    sandbox.disturb(/^GET/, reply)
    await expect(client({ timeoutMs: patienceFor(reply) }).read('c1')).rejects.toMatchObject({ code, isPassing })
  })

  it('does not let us in with another token', async () => {
    await expect(client({ token: 'another' }).register(aCharge())).rejects.toMatchObject({ code: 'access_refused' })
  })
})

describe('the settings of the provider', () => {
  const given = { DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: 'x'.repeat(32), NODE_ENV: 'production' }
  const kind = (env: object) => paymentProviderKind(parseSettings({ ...given, ...env }))

  it('choose it, a sandbox with demo data, and else nobody', () => {
    const access = { PAYMENTS_URL: 'https://pay.example', PAYMENTS_TOKEN: 't', PAYMENTS_WEBHOOK_SECRET: 's' }
    expect(kind(access)).toBe('provider')
    expect(kind({ ...access, DEMO_DATA: 'on' })).toBe('provider')
    expect(kind({ DEMO_DATA: 'on' })).toBe('sandbox')
    expect(kind({})).toBeNull()
  })

  it.each([
    [{ PAYMENTS_URL: 'pay.example' }, /PAYMENTS_URL must be an address/],
    [
      { PAYMENTS_URL: 'https://pay.example', PAYMENTS_TOKEN: 't' },
      /PAYMENTS_WEBHOOK_SECRET is required with PAYMENTS_URL/,
    ],
    [{ PAYMENTS_URL: 'https://pay.example' }, /PAYMENTS_TOKEN is required with PAYMENTS_URL/],
  ])('stop the start when they are bad: %j', (env, message) => {
    expect(() => kind(env)).toThrow(message)
  })
})
