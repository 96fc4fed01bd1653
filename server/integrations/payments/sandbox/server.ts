import type { IncomingMessage } from 'node:http'
import { object, string } from 'yup'
import { parseJson } from '@/server/integrations/http'
import { type Reply, startLocalServer } from '@/server/integrations/sandbox/http-server'
import { HMAC_HEADER, hmacOf } from '@/server/integrations/signing/webhook'
import { type SandboxCharge, type SandboxCharges, sandboxCharges } from './charges'

/** The token that the sandbox accepts, and the secret of its webhooks. */
export const SANDBOX_ACCESS = { token: 'arrenda-sandbox', webhookSecret: 'arrenda-sandbox-payments' }

/** A webhook of the provider, as sent. */
export type SandboxWebhook = { body: string; headers: Record<string, string> }

type Disturbance = { call: RegExp; reply: Reply; times: number; afterwards: boolean }

export type PaymentSandbox = Pick<SandboxCharges, 'all' | 'pay'> & {
  url: string
  /** The calls so far: `POST /charges`, with ids replaced by `:id`. */
  calls: string[]
  /**
   * Replies to matching calls with this, once or `times` times; with `afterwards` only after the call has taken effect, like a
   * connection that breaks during the answer.
   */
  disturb: (call: RegExp, reply: Reply, options?: { times?: number; afterwards?: boolean }) => void
  close: () => Promise<void>
}

/**
 * A provider for demo data and tests: an HTTP server with the calls of README.md, in memory, which tells of every payment by a
 * signed webhook and can fail as a real one.
 * @param deliver sends, loses, repeats or reorders the webhooks
 */
export async function startPaymentSandbox(deliver: (message: SandboxWebhook) => void): Promise<PaymentSandbox> {
  const charges = sandboxCharges((charge) => deliver(messageOf(charge)))
  const calls: string[] = []
  const disturbances: Disturbance[] = []

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const call = `${request.method ?? ''} ${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`
    calls.push(call)
    const body = await bodyOf(request)
    const disturbance = disturbances.find((one) => one.times > 0 && one.call.test(call))
    if (disturbance) disturbance.times -= 1
    if (disturbance && !disturbance.afterwards) return disturbance.reply
    const reply = replyTo(charges, request, { pathname, body })
    return disturbance?.reply ?? reply
  }

  const { url, close } = await startLocalServer(answer)
  return {
    url,
    calls,
    all: charges.all,
    pay: (id, payment) => charges.pay(id, payment),
    disturb: (call, reply, { times = 1, afterwards = false } = {}) => {
      disturbances.push({ call, reply, times, afterwards })
    },
    close,
  }
}

const newCharge = object({
  reference: string().max(25).required(),
  amount: string()
    .matches(/^\d{1,8}\.\d{2}$/)
    .required(),
  due_on: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  payer: object({ name: string().required(), document: string().length(14).required() }).required(),
}).required()

const wrong = (status: number, message: string): Reply => ({ status, body: { message } })

function replyTo(
  charges: SandboxCharges,
  { method, headers }: IncomingMessage,
  { pathname, body }: { pathname: string; body: unknown },
): Reply {
  if (headers.authorization !== `Bearer ${SANDBOX_ACCESS.token}`) return wrong(401, 'Token inválido')
  if (method === 'POST' && pathname === '/charges') {
    const key = headers['idempotency-key']
    if (typeof key !== 'string' || !newCharge.isValidSync(body, { strict: true }))
      return wrong(422, 'Cobrança inválida')
    const { reference, amount, due_on } = body
    return { status: 201, body: toWire(charges.register({ key, reference, amount, due_on })) }
  }
  const charge = charges.all.get(/^\/charges\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  if (!charge) return wrong(404, 'Cobrança não encontrada')
  if (method === 'DELETE') charges.cancel(charge)
  return { status: 200, body: toWire(charge) }
}

const toWire = ({ id, reference, status, digitable_line, payments }: SandboxCharge) => ({
  id,
  reference,
  status,
  digitable_line,
  payments: payments.map(({ paidOn, ...payment }) => ({ ...payment, paid_on: paidOn })),
})

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parseJson(Buffer.concat(parts).toString('utf8'))
}

function messageOf({ id, status, payments }: SandboxCharge): SandboxWebhook {
  // Each payment is a message of its own: equal ones would be taken for a repetition.
  const body = JSON.stringify({ event: 'charge.paid', charge: { id, status }, payment: payments.at(-1)?.id })
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      [HMAC_HEADER]: hmacOf(Buffer.from(body), SANDBOX_ACCESS.webhookSecret),
    },
  }
}
