import { randomUUID } from 'node:crypto'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { digitableLine, formatLine } from '@/services/billing/payments/boleto.rules'
import { currentDay } from '@/services/format/format.rules'
import { anIssuedInvoice } from '@/tests/factories/billing/issued-invoice.factory'
import { aClerk, ledgerOf } from '@/tests/factories/billing/payments.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { the } from '@/tests/factories/the'

let token: string

beforeAll(async () => {
  ;({ token } = await aClerk())
})

type Answered = Invoice & { code: string; fields: Record<string, string[]> }

const body = (overrides = {}) => ({ amount: '900.00', paid_on: currentDay(), method: 'PIX', ...overrides })

const record = (id: number, sent: object, { key = randomUUID(), by = token } = {}) =>
  callApi<Answered>('POST', `/invoices/${String(id)}/payments`, {
    token: by,
    body: sent,
    headers: { 'Idempotency-Key': key },
  })

describe('the commands of payments', () => {
  it('record a payment, and answer the invoice with it', async () => {
    const { id } = await anIssuedInvoice()
    const answer = await record(id, body({ external_id: 'E40' }))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      status: 'PAID',
      paid_total: '900.00',
      payments: [{ amount: '900.00', method: 'PIX', source: 'manual', external_id: 'E40', reversed_at: null }],
    })
  })

  it('record it once for a key that is sent twenty times', async () => {
    const { id } = await anIssuedInvoice()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(id, body(), { key })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await ledgerOf(id)).toMatchObject({ payments: 1, paid: '900.00' })
  })

  it('record it once for an external id that is sent twenty times', async () => {
    const { id } = await anIssuedInvoice()
    const sent = body({ external_id: 'E41' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(id, sent)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await ledgerOf(id)).toMatchObject({ payments: 1, paid: '900.00' })
  })

  it.each([
    ['amount', body({ amount: '0.00' })],
    ['amount', body({ amount: '10,00' })],
    ['paid_on', body({ paid_on: '2999-01-01' })],
    ['paid_on', body({ paid_on: '2026-02-30' })],
    ['method', body({ method: 'CHEQUE' })],
    ['external_id', body({ external_id: ' Credit-note-1' })],
  ])('are refused at the field %s for %j', async (field, sent) => {
    const { id } = await anIssuedInvoice()
    const answer = await record(id, sent)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
    expect(answer.body.fields[field]).toHaveLength(1)
    expect(await ledgerOf(id)).toMatchObject({ payments: 0 })
  })

  it('reverse a payment with a reason, and answer the invoice as it is then', async () => {
    const { id } = await anIssuedInvoice()
    const { payments } = (await record(id, body())).body
    const path = `/invoices/${String(id)}/payments/${String(the(payments).id)}`
    expect((await callApi('DELETE', path, { token, body: {} })).status).toBe(400)
    const answer = await callApi<Answered>('DELETE', path, { token, body: { reason: 'Era de outra fatura' } })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'ISSUED',
      paid_total: '0.00',
      payments: [{ reason: 'Era de outra fatura' }],
    })
  })

  it('type the line of a boleto, and refuse one of another amount at its field', async () => {
    const { id, dueOn } = await anIssuedInvoice()
    const put = (digitable_line: string | null) =>
      callApi<Answered>('PUT', `/invoices/${String(id)}/boleto`, { token, body: { digitable_line } })
    const line = (amount: number) => formatLine(digitableLine({ bank: '001', free: '7'.repeat(25), amount, dueOn }))
    expect((await put(line(90_000))).status).toBe(200)
    const refused = await put(line(90_100))
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({
      digitable_line: ['O valor do boleto é R$\u00A0901,00, e o da fatura, R$\u00A0900,00'],
    })
    expect((await put(null)).status).toBe(200)
  })

  it('are not for customers, and not for staff of other groups', async () => {
    const company = await aCompany()
    const { id } = await anIssuedInvoice({ company })
    for (const { token: by } of [await aUser({ company }), await aStaffUser(['OPERAÇÃO'])])
      expect((await record(id, body(), { by })).status).toBe(403)
    expect(await ledgerOf(id)).toMatchObject({ payments: 0 })
  })
})
