import { array, type InferType, object, string, ValidationError } from 'yup'
import { fetchBounded, parseJson } from '@/server/integrations/http'
import { PAYMENT_METHODS } from '@/services/billing/payments/payment-words.rules'
import { type Charge, PaymentFailure, type PaymentFailureCode, type PaymentProvider } from './provider'

type Options = { url: string; token: string; timeoutMs: number; isSandbox: boolean }

/** A charge with its payments has some kilobytes. */
const MAX_BYTES = 500_000

const chargeBody = object({
  id: string().max(100).required(),
  reference: string().required(),
  status: string().oneOf(['open', 'paid', 'canceled']).required(),
  digitable_line: string().required(),
  payments: array(
    object({
      id: string().max(80).required(),
      amount: string()
        .matches(/^\d{1,10}\.\d{2}$/)
        .required(),
      paid_on: string().required().test('day', 'not a day', isDay),
      method: string().oneOf(PAYMENT_METHODS).required(),
    }).required(),
  ).required(),
}).required()

function isDay(value: string | undefined): boolean {
  const date = new Date(`${value ?? ''}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

const errorBody = object({ message: string().required() }).required()

/** A provider of boletos over HTTP, by the calls that README.md describes. */
export function paymentClient({ url, token, timeoutMs, isSandbox }: Options): PaymentProvider {
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, key?: string): Promise<unknown> {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(key && { 'Idempotency-Key': key }),
    }
    const answer = await send(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const value = parseJson(answer.body.toString('utf8'))
    const failure = failureOf(answer.status)
    const detail = errorBody.isValidSync(value) ? value.message : undefined
    // A 404 without the API's error comes from another server at this address.
    if (failure === 'not_found' && !detail) throw new PaymentFailure('unreadable', 'no such call')
    if (failure) throw new PaymentFailure(failure, detail ?? `answered ${answer.status}`)
    return value
  }

  async function send(address: string, init: RequestInit) {
    try {
      return await fetchBounded(address, init, { timeoutMs, maxBytes: MAX_BYTES })
    } catch (error) {
      throw new PaymentFailure('unavailable', error instanceof Error ? error.name : String(error))
    }
  }

  return {
    isSandbox,
    async register({ key, reference, amount, dueOn, payer }) {
      const body = { reference, amount, due_on: dueOn, payer: { name: payer.name, document: payer.cnpj } }
      return toCharge(await call('POST', '/charges', body, key))
    },
    read: async (id) => toCharge(await call('GET', `/charges/${encodeURIComponent(id)}`)),
    async cancel(id) {
      await call('DELETE', `/charges/${encodeURIComponent(id)}`)
    },
  }
}

function failureOf(status: number): PaymentFailureCode | undefined {
  if (status < 300) return undefined
  if (status === 401 || status === 403) return 'access_refused'
  if (status === 404) return 'not_found'
  if (status === 408 || status === 429) return 'busy'
  return status >= 500 ? 'unavailable' : 'refused'
}

function toCharge(value: unknown): Charge {
  const { id, reference, status, digitable_line, payments } = parsed(value)
  return {
    id,
    reference,
    status,
    digitableLine: digitable_line,
    payments: payments.map(({ paid_on, ...payment }) => ({ ...payment, paidOn: paid_on })),
  }
}

function parsed(value: unknown): InferType<typeof chargeBody> {
  try {
    return chargeBody.validateSync(value, { strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new PaymentFailure('unreadable', error.message)
  }
}
