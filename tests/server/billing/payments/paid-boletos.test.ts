import type { Actor } from '@/services/auth/actor.rules'
import { currentDay } from '@/services/format/format.rules'
import { readOpenCharges, withdrawBoleto } from '@/server/billing/payments/boleto-jobs'
import { reversePayment } from '@/server/billing/payments/reverse-payment'
import { transaction } from '@/server/db/client'
import { addDays } from '@/services/orders/business-days.rules'
import {
  aRegistered,
  atProvider,
  boletoOf,
  chargeOf,
  deliver,
  follow,
  hear,
  usePaymentProvider,
} from '@/tests/factories/billing/payment-provider'
import { aClerk, ledgerOf, pay } from '@/tests/factories/billing/payments.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { runJobs } from '@/tests/factories/run-jobs'
import { the } from '@/tests/factories/the'

usePaymentProvider()

let actor: Actor

beforeAll(async () => {
  ;({ actor } = await aClerk())
})

describe('a boleto that is paid', () => {
  const payAtBank = (chargeId: string, amount?: string) =>
    atProvider().sandbox.pay(chargeId, { paidOn: currentDay(), ...(amount && { amount }) })

  it('pays its invoice, and stays on it', async () => {
    const invoice = await aRegistered()
    payAtBank(invoice.chargeId)
    await hear()
    expect(await ledgerOf(invoice.id)).toEqual({ status: 'PAID', paid: '900.00', payments: 1, credit: '0.00' })
    expect(await boletoOf(invoice)).toMatchObject({ boleto_id: invoice.chargeId })
    expect(await historyOf('invoice', invoice.id)).toEqual(['boleto_registered', 'payment_recorded'])
  })

  it('is recorded once for a message that comes three times, at once or later', async () => {
    const invoice = await aRegistered()
    payAtBank(invoice.chargeId)
    const [message] = atProvider().messages
    const again = message ? [message, message, message] : []
    await Promise.all(again.map(deliver))
    await hear(again)
    expect(await ledgerOf(invoice.id)).toMatchObject({ payments: 1, paid: '900.00' })
  })

  it('is read once for a message that is repeated', async () => {
    const invoice = await aRegistered()
    payAtBank(invoice.chargeId)
    const reads = () => atProvider().sandbox.calls.filter((call) => call === 'GET /charges/:id').length
    await hear()
    const before = reads()
    await hear()
    expect(reads()).toBe(before)
  })

  it('is found without its message, when what is out is read', async () => {
    const invoice = await aRegistered()
    payAtBank(invoice.chargeId)
    await readOpenCharges()
    await runJobs()
    expect(await ledgerOf(invoice.id)).toMatchObject({ status: 'PAID' })
  })

  it('is registered anew for what is left when a part was paid with it', async () => {
    const invoice = await aRegistered()
    payAtBank(invoice.chargeId, '300.00')
    await hear()
    expect(await ledgerOf(invoice.id)).toMatchObject({ status: 'ISSUED', paid: '300.00' })
    expect(await chargeOf(invoice)).toMatchObject({ amount: '600.00', status: 'open' })
  })

  it('is registered anew when its payment was reversed, which is not recorded again', async () => {
    const invoice = await aRegistered()
    payAtBank(invoice.chargeId)
    await hear()
    const [payment] = await rowsOf<{ id: number }>('select id from payments where invoice_id = $1', [invoice.id])
    await reversePayment(actor, { id: invoice.id, paymentId: payment?.id ?? 0 }, 'Devolvido pelo banco')
    await runJobs()
    await readOpenCharges()
    await runJobs()
    expect(await ledgerOf(invoice.id)).toEqual({ status: 'ISSUED', paid: '0.00', payments: 0, credit: '0.00' })
    expect(await chargeOf(invoice)).toMatchObject({ amount: '900.00', status: 'open' })
  })

  it('has the one withdrawn that replaced it, though only its own withdrawal finds the payment', async () => {
    const invoice = await aRegistered()
    await rowsOf('update invoices set extended_to = $2 where id = $1', [invoice.id, addDays(invoice.dueOn, 10)])
    await follow(invoice)
    const { boleto_id: replacement } = await boletoOf(invoice)
    payAtBank(invoice.chargeId)
    await transaction((tx) => withdrawBoleto(tx, invoice.chargeId))
    await runJobs()
    expect(await ledgerOf(invoice.id)).toMatchObject({ status: 'PAID', payments: 1 })
    expect(await boletoOf(invoice)).toEqual({ boleto_id: null, digitable_line: null })
    expect(atProvider().sandbox.all.get(replacement ?? '')?.status).toBe('canceled')
  })

  it('is credit when it was withdrawn just before', async () => {
    const invoice = await aRegistered()
    await pay(actor, invoice.id)
    await runJobs()
    payAtBank(invoice.chargeId)
    await hear()
    expect(await ledgerOf(invoice.id)).toEqual({ status: 'PAID', paid: '1800.00', payments: 2, credit: '900.00' })
  })

  it('is credit when the invoice was cancelled just before', async () => {
    const invoice = await aRegistered()
    await rowsOf(`update invoices set status = 'CANCELED' where id = $1`, [invoice.id])
    payAtBank(invoice.chargeId)
    await hear()
    expect(await ledgerOf(invoice.id)).toEqual({ status: 'CANCELED', paid: '900.00', payments: 1, credit: '900.00' })
  })
})

describe('a message of the provider', () => {
  const messages = async () => {
    atProvider().sandbox.pay((await aRegistered()).chargeId, { paidOn: currentDay() })
    return the(atProvider().messages)
  }

  it.each([
    ['without a signature', {}],
    ['with a wrong signature', { 'Content-Hmac': `sha256=${'0'.repeat(64)}` }],
    ['with half a signature', { 'Content-Hmac': 'sha256=00' }],
  ])('is refused %s, and nothing is read', async (_, headers) => {
    const { body } = await messages()
    const calls = atProvider().sandbox.calls.length
    expect((await deliver({ body, headers })).status).toBe(403)
    await runJobs()
    expect(atProvider().sandbox.calls).toHaveLength(calls)
  })

  it('is refused when a byte was changed after it was signed', async () => {
    const { body, headers } = await messages()
    expect((await deliver({ body: `${body} `, headers })).status).toBe(403)
  })
})
