import { reversePayment } from '@/server/billing/payments/reverse-payment'
import { recordPayment } from '@/server/billing/payments/record-payment'
import { runChecks } from '@/server/doctor/doctor.service'
import type { Actor } from '@/services/auth/actor.rules'
import { currentDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { anIssuedInvoice } from '@/tests/factories/billing/issued-invoice.factory'
import { aClerk, ledgerOf, pay } from '@/tests/factories/billing/payments.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let actor: Actor

beforeAll(async () => {
  ;({ actor } = await aClerk())
})

const paymentIdOf = async (invoiceId: number): Promise<number> =>
  the(await rowsOf<{ id: number }>('select max(id) as id from payments where invoice_id = $1', [invoiceId])).id

/** What the doctor finds about payments. */
const unsound = async () => (await runChecks()).filter(({ name }) => name.startsWith('payment-'))

describe('recording a payment', () => {
  it('pays an invoice when it covers the total, and says so in its history', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id)
    expect(await ledgerOf(id)).toEqual({ status: 'PAID', paid: '900.00', payments: 1, credit: '0.00' })
    expect(await historyOf('invoice', id)).toEqual(['payment_recorded'])
  })

  it('leaves an invoice open while parts do not cover it', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id, { amount: '400.00' })
    expect(await ledgerOf(id)).toMatchObject({ status: 'ISSUED', paid: '400.00' })
    await pay(actor, id, { amount: '500.00' })
    expect(await ledgerOf(id)).toMatchObject({ status: 'PAID', paid: '900.00', payments: 2 })
  })

  it('pays one that was given up as uncollectible', async () => {
    const { id } = await anIssuedInvoice({ status: 'UNCOLLECTIBLE' })
    await pay(actor, id, { amount: '100.00' })
    expect(await ledgerOf(id)).toMatchObject({ status: 'UNCOLLECTIBLE' })
    await pay(actor, id, { amount: '800.00' })
    expect(await ledgerOf(id)).toMatchObject({ status: 'PAID' })
  })

  it('gives the company credit for what is too much', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id, { amount: '950.00' })
    expect(await ledgerOf(id)).toEqual({ status: 'PAID', paid: '950.00', payments: 1, credit: '50.00' })
    await pay(actor, id, { amount: '7.50' })
    expect(await ledgerOf(id)).toMatchObject({ paid: '957.50', credit: '57.50' })
  })

  it('takes what is above the total of a late invoice for its charges first', async () => {
    const dueOn = addDays(currentDay(), -14)
    const { id } = await anIssuedInvoice({ dueOn })
    await pay(actor, id, { amount: '921.00', paid_on: addDays(dueOn, 10) })
    expect(await ledgerOf(id)).toMatchObject({ status: 'PAID', credit: '0.00' })
    await pay(actor, id, { amount: '4.00', paid_on: addDays(dueOn, 11) })
    expect(await ledgerOf(id)).toMatchObject({ credit: '4.00' })
  })

  it('is done once for two payments under one name', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id, { external_id: 'E1' })
    await pay(actor, id, { external_id: 'E1' })
    expect(await ledgerOf(id)).toMatchObject({ paid: '900.00', payments: 1 })
    expect(await historyOf('invoice', id)).toEqual(['payment_recorded'])
  })

  it.each([
    [
      'of zero',
      { amount: '0.00' },
      { code: 'invalid', details: { fields: { amount: ['Use um valor maior que zero'] } } },
    ],
    ['below zero', { amount: '-1.00' }, { code: 'invalid' }],
    [
      'of tomorrow',
      { paid_on: addDays(currentDay(), 1) },
      { code: 'invalid', details: { fields: { paid_on: ['Escolha hoje ou um dia que já passou'] } } },
    ],
  ])('is refused for an amount or a day %s', async (_, body, refusal) => {
    const { id } = await anIssuedInvoice()
    await expect((async () => pay(actor, id, body))()).rejects.toMatchObject(refusal)
    expect(await ledgerOf(id)).toMatchObject({ payments: 0 })
  })

  it.each([
    ['a draft', { status: 'DRAFT' as const }, 'A fatura ainda não foi emitida.'],
    ['a cancelled invoice', { status: 'CANCELED' as const }, 'A fatura foi cancelada.'],
  ])('is refused for %s', async (_, overrides, sentence) => {
    const { id } = await anIssuedInvoice(overrides)
    await expect(pay(actor, id)).rejects.toMatchObject({ code: 'conflict', errors: [sentence] })
    expect(await ledgerOf(id)).toMatchObject({ payments: 0, paid: '0.00' })
  })

  it('is refused for a credit note', async () => {
    const { id: refersToId } = await anIssuedInvoice()
    const note = await anIssuedInvoice({ kind: 'CREDIT', refersToId, total: '-10.00', rentalTotal: '-10.00' })
    await expect(pay(actor, note.id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is refused for an invoice that does not exist', async () => {
    await expect(pay(actor, 999_999)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused for a name that another payment has', async () => {
    const [one, other] = [await anIssuedInvoice(), await anIssuedInvoice()]
    await pay(actor, one.id, { external_id: 'E2' })
    const refusal = {
      code: 'conflict',
      details: {
        fields: { external_id: [expect.stringContaining(`na fatura ${String(one.number).padStart(6, '0')}`)] },
      },
    }
    await expect(pay(actor, other.id, { external_id: 'E2' })).rejects.toMatchObject(refusal)
    await expect(pay(actor, one.id, { external_id: 'E2', amount: '1.00' })).rejects.toMatchObject(refusal)
    expect(await ledgerOf(other.id)).toMatchObject({ payments: 0 })
  })
})

describe('reversing a payment', () => {
  it('opens the invoice again, with the reason in its history', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id)
    await reversePayment(actor, { id, paymentId: await paymentIdOf(id) }, 'Era de outra fatura')
    expect(await ledgerOf(id)).toEqual({ status: 'ISSUED', paid: '0.00', payments: 0, credit: '0.00' })
    const [event] = await rowsOf(
      `select message from event_logs where action = 'payment_reversed' and object_id = $1`,
      [id],
    )
    expect(event?.message).toBe('Era de outra fatura')
  })

  it('keeps it paid while the rest covers it', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id)
    await pay(actor, id, { amount: '20.00' })
    await reversePayment(actor, { id, paymentId: await paymentIdOf(id) }, 'Lançado duas vezes')
    expect(await ledgerOf(id)).toEqual({ status: 'PAID', paid: '900.00', payments: 1, credit: '0.00' })
  })

  it('takes back the credit that came of it', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id, { amount: '950.00' })
    await reversePayment(actor, { id, paymentId: await paymentIdOf(id) }, 'Devolvido ao cliente')
    expect(await ledgerOf(id)).toMatchObject({ status: 'ISSUED', credit: '0.00' })
  })

  it('is refused a second time', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id)
    const paymentId = await paymentIdOf(id)
    await reversePayment(actor, { id, paymentId }, 'Engano')
    await expect(reversePayment(actor, { id, paymentId }, 'Engano')).rejects.toMatchObject({ code: 'conflict' })
    expect(await historyOf('invoice', id)).toEqual(['payment_recorded', 'payment_reversed'])
  })

  it('is refused for a payment of another invoice', async () => {
    const [one, other] = [await anIssuedInvoice(), await anIssuedInvoice()]
    await pay(actor, one.id)
    const paymentId = await paymentIdOf(one.id)
    await expect(reversePayment(actor, { id: other.id, paymentId }, 'Engano')).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await ledgerOf(one.id)).toMatchObject({ status: 'PAID', payments: 1 })
  })

  it('does not let its name be used again', async () => {
    const { id } = await anIssuedInvoice()
    await pay(actor, id, { external_id: 'E3' })
    await reversePayment(actor, { id, paymentId: await paymentIdOf(id) }, 'Engano')
    await expect(pay(actor, id, { external_id: 'E3' })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('payments at once', () => {
  it('are all counted', async () => {
    const { id } = await anIssuedInvoice()
    await Promise.all([pay(actor, id, { amount: '400.00' }), pay(actor, id, { amount: '500.00' })])
    expect(await ledgerOf(id)).toEqual({ status: 'PAID', paid: '900.00', payments: 2, credit: '0.00' })
  })

  it('that both cover the invoice leave the second as credit', async () => {
    const { id } = await anIssuedInvoice()
    await Promise.all([pay(actor, id), pay(actor, id)])
    expect(await ledgerOf(id)).toEqual({ status: 'PAID', paid: '1800.00', payments: 2, credit: '900.00' })
  })

  it('under the same name, twenty times, are one', async () => {
    const { id } = await anIssuedInvoice()
    await Promise.all(Array.from({ length: 20 }, () => pay(actor, id, { external_id: 'E20' })))
    expect(await ledgerOf(id)).toEqual({ status: 'PAID', paid: '900.00', payments: 1, credit: '0.00' })
    expect(await historyOf('invoice', id)).toEqual(['payment_recorded'])
  })

  it('under the same name for two invoices are one, and the other is refused', async () => {
    const [one, other] = [await anIssuedInvoice(), await anIssuedInvoice()]
    const body = { amount: '900.00', paid_on: currentDay(), method: 'PIX', external_id: 'E21' } as const
    const answers = await Promise.allSettled([one, other].map(({ id }) => recordPayment(actor, id, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await ledgerOf(one.id)).payments + (await ledgerOf(other.id)).payments).toBe(1)
  })
})

it('leaves nothing for the doctor to find', async () => {
  expect(await unsound()).toEqual([])
})
