import { setBoleto } from '@/server/billing/payments/set-boleto'
import type { Actor } from '@/services/auth/actor.rules'
import { boletoObjection, digitableLine } from '@/services/billing/payments/boleto.rules'
import { currentDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { anIssuedInvoice, type IssuedInvoice } from '@/tests/factories/billing/issued-invoice.factory'
import {
  aRegistered,
  atProvider,
  boletoOf,
  chargeOf,
  follow,
  usePaymentProvider,
} from '@/tests/factories/billing/payment-provider'
import { aClerk, pay } from '@/tests/factories/billing/payments.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'

usePaymentProvider()

let actor: Actor

beforeAll(async () => {
  ;({ actor } = await aClerk())
})

describe('the boleto of an issued invoice', () => {
  it('is registered with its amount, its due day and its number', async () => {
    const invoice = await aRegistered()
    const { digitable_line } = await boletoOf(invoice)
    expect(boletoObjection(digitable_line ?? '', { amount: 90_000, dueOn: invoice.dueOn })).toBeUndefined()
    expect(await chargeOf(invoice)).toMatchObject({ reference: invoice.txid, status: 'open' })
    expect(await historyOf('invoice', invoice.id)).toEqual(['boleto_registered'])
  })

  it('is registered once, however often its job runs', async () => {
    const invoice = await aRegistered()
    const before = await boletoOf(invoice)
    await follow(invoice)
    expect(await boletoOf(invoice)).toEqual(before)
    expect(await historyOf('invoice', invoice.id)).toEqual(['boleto_registered'])
  })

  it('is the same one when the answer got lost', async () => {
    const { sandbox } = atProvider()
    const count = sandbox.all.size
    sandbox.disturb(/^POST/, 'hang up', { afterwards: true })
    const invoice = await anIssuedInvoice()
    await expect(follow(invoice)).rejects.toThrow('unavailable')
    await follow(invoice)
    expect(sandbox.all.size).toBe(count + 1)
    expect((await chargeOf(invoice))?.status).toBe('open')
  })

  it.each([
    ['is late', { dueOn: addDays(currentDay(), -14) }],
    ['is cancelled', { status: 'CANCELED' as const }],
    ['is a draft', { status: 'DRAFT' as const }],
  ])('is not registered when the invoice %s', async (_, overrides) => {
    expect(await boletoOf(await aRegistered(overrides))).toEqual({ boleto_id: null, digitable_line: null })
  })

  it('stands in the history when the provider refuses it', async () => {
    atProvider().sandbox.disturb(/^POST/, { status: 422, body: { message: 'CNPJ inválido' } })
    const invoice = await aRegistered()
    expect(await boletoOf(invoice)).toMatchObject({ boleto_id: null })
    const [event] = await rowsOf(`select message from event_logs where action = 'boleto_refused' and object_id = $1`, [
      invoice.id,
    ])
    expect(event?.message).toBe('O provedor de boletos respondeu: CNPJ inválido')
  })

  it('is withdrawn when the invoice is paid otherwise', async () => {
    const invoice = await aRegistered()
    await pay(actor, invoice.id)
    await runJobs()
    expect(await boletoOf(invoice)).toEqual({ boleto_id: null, digitable_line: null })
    expect(atProvider().sandbox.all.get(invoice.chargeId)?.status).toBe('canceled')
  })

  it('is registered anew for what is left', async () => {
    const invoice = await aRegistered()
    await pay(actor, invoice.id, { amount: '250.00' })
    await runJobs()
    expect(await chargeOf(invoice)).toMatchObject({ amount: '650.00', status: 'open' })
    expect(atProvider().sandbox.all.get(invoice.chargeId)?.status).toBe('canceled')
  })

  it('is registered anew for a later due day', async () => {
    const invoice = await aRegistered()
    const extendedTo = addDays(invoice.dueOn, 10)
    await rowsOf('update invoices set extended_to = $2 where id = $1', [invoice.id, extendedTo])
    await follow(invoice)
    expect(await chargeOf(invoice)).toMatchObject({ due_on: extendedTo, status: 'open' })
  })

  it('is withdrawn when the invoice is cancelled', async () => {
    const invoice = await aRegistered()
    await rowsOf(`update invoices set status = 'CANCELED' where id = $1`, [invoice.id])
    await follow(invoice)
    expect(atProvider().sandbox.all.get(invoice.chargeId)?.status).toBe('canceled')
  })
})

describe('a boleto that staff typed', () => {
  const lineOf = ({ dueOn }: IssuedInvoice, amount = 90_000) =>
    digitableLine({ bank: '001', free: '7'.repeat(25), amount, dueOn })

  it('stands on the invoice, and the provider’s is cancelled', async () => {
    const invoice = await aRegistered()
    await setBoleto(actor, invoice.id, lineOf(invoice))
    await runJobs()
    expect(await boletoOf(invoice)).toEqual({ boleto_id: null, digitable_line: lineOf(invoice) })
    expect(atProvider().sandbox.all.get(invoice.chargeId)?.status).toBe('canceled')
  })

  it('is kept when the boleto follows the invoice', async () => {
    const invoice = await anIssuedInvoice()
    await setBoleto(actor, invoice.id, lineOf(invoice))
    await follow(invoice)
    expect(await boletoOf(invoice)).toEqual({ boleto_id: null, digitable_line: lineOf(invoice) })
  })

  it('may be taken away again', async () => {
    const invoice = await anIssuedInvoice()
    await setBoleto(actor, invoice.id, lineOf(invoice))
    await setBoleto(actor, invoice.id, null)
    expect(await boletoOf(invoice)).toEqual({ boleto_id: null, digitable_line: null })
    expect(await historyOf('invoice', invoice.id)).toEqual(['boleto_set', 'boleto_set'])
  })

  it('is refused with another amount than what is left', async () => {
    const invoice = await anIssuedInvoice()
    await expect(setBoleto(actor, invoice.id, lineOf(invoice, 90_001))).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { digitable_line: [expect.stringContaining('O valor do boleto é')] } },
    })
    expect(await boletoOf(invoice)).toMatchObject({ digitable_line: null })
  })

  it('is refused once the invoice is paid', async () => {
    const invoice = await anIssuedInvoice()
    await pay(actor, invoice.id)
    await expect(setBoleto(actor, invoice.id, lineOf(invoice))).rejects.toMatchObject({ code: 'conflict' })
  })
})
