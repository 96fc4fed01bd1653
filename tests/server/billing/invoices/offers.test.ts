import { settings } from '@/server/config/settings'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { addDays } from '@/services/orders/business-days.rules'
import { currentDay } from '@/services/format/format.rules'
import { aBiller, aRentalDelivered, beginRentalOn } from '@/tests/factories/billing/running-orders'
import {
  anIssued,
  done,
  draft,
  draftOf,
  edit,
  issue,
  issued,
  readInvoice,
  send,
  toLine,
} from '@/tests/factories/billing/invoicing'
import { owedBy } from '@/tests/factories/billing/stored-invoices'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let biller: Awaited<ReturnType<typeof aBiller>>

beforeAll(async () => {
  biller = await aBiller()
})

/** An invoice of 900.00 that was due twenty days ago, and paid in full today, without charges. */
async function paidLate(companyId: number): Promise<{ id: number; number: string }> {
  const { id, number } = await anIssued(biller, { company_id: companyId })
  const due = addDays(currentDay(), -20)
  await rowsOf(
    `alter table invoices disable trigger invoices_issued;
     update invoices set due_on = '${due}', payable_on = '${addDays(due, 3)}' where id = ${String(id)};
     alter table invoices enable trigger invoices_issued`,
  )
  await pay(id, '900.00')
  return { id, number: number ?? '' }
}

/** Records a payment of today. */
async function pay(id: number, amount: string): Promise<void> {
  const body = { amount, paid_on: currentDay(), method: 'PIX', external_id: null }
  done(await send(biller, 'POST', `/${String(id)}/payments`, body))
}

const freight = { kind: 'FREIGHT' as const, label: 'Frete', quantity: 1, unit_amount: '10.00' }

/** What a company has as credit. */
const creditOf = async (companyId: number): Promise<string> =>
  the(
    await rowsOf<{ sum: string }>(
      'select coalesce(sum(amount), 0)::numeric(12, 2)::text as sum from company_credits where company_id = $1',
      [companyId],
    ),
  ).sum

describe('the charges of an invoice that was paid late without them', () => {
  it('are offered in the next draft: 2 % and a thirtieth of 1 % a day, and billed once', async () => {
    const { companyId } = await aRentalDelivered('2026-10-16', { quantity: 1 })
    const { number } = await paidLate(companyId)
    const november = await draftOf(biller, companyId)
    const charges = november.lines.filter(({ kind }) => kind === 'LATE_CHARGES')
    expect(charges.map(({ detail, amount }) => [detail, amount])).toEqual([[`fatura ${number}`, '24.00']])
    await issued(biller, november)
    // Its days stand in the invoice of November, where the rental began: nothing but the charges would be left.
    const { body } = await draft(biller, { period: '2026-10', company_ids: [companyId] })
    expect(body.created).toBe(0)
  })

  it('may be dropped by staff, and then stay out of the draft', async () => {
    const { companyId } = await aRentalDelivered('2026-11-16', { quantity: 1 })
    await paidLate(companyId)
    const offered = await draftOf(biller, companyId)
    const kept = offered.lines.filter(({ kind }) => kind !== 'LATE_CHARGES').map(toLine)
    const edited = done(await edit(biller, offered, { lines: kept }))
    expect((await readInvoice(biller, offered.id)).lines).toHaveLength(kept.length)
    expect(edited.total).toBe('150.50')
  })
})

describe('charges that are billed in another invoice and paid on the late one too', () => {
  /** An invoice paid late, the next one with its charges of 24.00, and what is credit of the company. */
  async function billedAndPaid(order: 'paid-first' | 'billed-first') {
    const { companyId } = await aRentalDelivered('2026-10-16', { quantity: 1 })
    const late = await paidLate(companyId)
    const offered = await draftOf(biller, companyId)
    // Edited, it is not drafted anew.
    const edited = done(await edit(biller, offered, { lines: [...offered.lines.map(toLine), freight] }))
    if (order === 'paid-first') await pay(late.id, '24.00')
    const next = await issued(biller, edited)
    if (order === 'billed-first') await pay(late.id, '24.00')
    return { companyId, late, next }
  }

  it.each(['paid-first', 'billed-first'] as const)('are credit of the company once: %s', async (order) => {
    const { companyId, late } = await billedAndPaid(order)
    expect(await creditOf(companyId)).toBe('24.00')
    await pay(late.id, '1.00')
    expect(await creditOf(companyId)).toBe('25.00')
  })

  it('are no credit any more once the invoice that billed them is cancelled', async () => {
    const { companyId, late, next } = await billedAndPaid('paid-first')
    done(await send(biller, 'POST', `/${String(next.id)}/cancel`, { reason: 'Engano.' }))
    expect(await creditOf(companyId)).toBe('0.00')
    const moved = (await historyOf('invoice', late.id)).filter((action) => action === 'charges_moved')
    expect(moved).toHaveLength(2)
  })

  it('are left out of a draft that nobody has edited', async () => {
    const { companyId } = await aRentalDelivered('2026-10-16', { quantity: 1 })
    const late = await paidLate(companyId)
    const { id } = await draftOf(biller, companyId)
    await pay(late.id, '24.00')
    const { lines } = await readInvoice(biller, id)
    expect(lines.filter(({ kind }) => kind === 'LATE_CHARGES')).toEqual([])
    expect(await creditOf(companyId)).toBe('0.00')
  })

  it('are not asked for on the late one, when its payment turns out to be wrong', async () => {
    const { late } = await billedAndPaid('billed-first')
    for (const { id } of (await readInvoice(biller, late.id)).payments)
      done(await send(biller, 'DELETE', `/${String(late.id)}/payments/${String(id)}`, { reason: 'Engano.' }))
    const options = done(await send<PaymentOptions>(biller, 'GET', `/${String(late.id)}/payment`))
    expect([options.open_total, options.total_today]).toEqual(['900.00', '900.00'])
  })
})

/** An order that was delivered on 16/10, with its October billed. */
async function octoberBilled() {
  const team = await aRentalDelivered('2026-10-16', { quantity: 1 })
  await beginRentalOn(team, '2026-10-20')
  await issued(biller, await draftOf(biller, team.companyId, '2026-10'))
  return team
}

const deliveredOn = ({ orderId }: { orderId: number }, day: string) =>
  rowsOf('update packages set delivery_date = $2 where order_id = $1', [orderId, day])

const settlementsIn = <Line extends { kind: string }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ kind }) => kind === 'SETTLEMENT')

describe('a correction of a delivery after the invoice', () => {
  it('is a line "Acerto" in the next draft, and in no other', async () => {
    const team = await octoberBilled()
    await deliveredOn(team, '2026-10-21')
    const { lines, adjustments_total } = await draftOf(biller, team.companyId)
    expect(settlementsIn(lines).map(({ label, tax_kind, amount }) => [label, tax_kind, amount])).toEqual([
      ['Acerto de outubro de 2026', 'RENTAL', '-48.16'],
      ['Acerto de outubro de 2026', 'SERVICE', '-2.00'],
    ])
    expect(adjustments_total).toBe('-50.16')
  })

  it('is done with once staff billed it at another amount, with a reason', async () => {
    const team = await octoberBilled()
    await deliveredOn(team, '2026-10-21')
    const draft = await draftOf(biller, team.companyId)
    const waived = draft.lines.map((line) => ({
      ...toLine(line),
      ...(line.kind === 'SETTLEMENT' && { unit_amount: '0.00', reason: 'Combinado com o cliente.' }),
    }))
    await issued(biller, done(await edit(biller, draft, { lines: waived })))
    expect(settlementsIn((await owedBy(team, '2026-12')).lines)).toEqual([])
    await deliveredOn(team, '2026-10-22')
    const later = settlementsIn((await owedBy(team, '2026-12')).lines)
    expect(later.map(({ taxKind, amount }) => [taxKind, amount])).toEqual([
      ['RENTAL', -964],
      ['SERVICE', -40],
    ])
  })
})

describe('a rental that needs a national NFS-e', () => {
  it('is not issued while a model lacks its NCM', async () => {
    const { companyId } = await aRentalDelivered('2026-11-16', { quantity: 1 })
    const before = await draftOf(biller, companyId)
    settings().RENTAL_NFSE_FROM = '2026-01-01'
    try {
      const { objections } = await readInvoice(biller, before.id)
      expect(objections).toEqual([expect.stringMatching(/^Falta o NCM de .+, que a NFS-e exige\.$/)])
      expect(the(done(await issue(biller, [before])).results).error?.message).toBe(objections.join())
      await rowsOf("update products set ncm = '84713012'")
      expect((await readInvoice(biller, before.id)).objections).toEqual([])
    } finally {
      delete settings().RENTAL_NFSE_FROM
    }
  })
})
