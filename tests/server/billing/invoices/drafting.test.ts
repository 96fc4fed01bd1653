import { randomUUID } from 'node:crypto'
import { draftLastMonth, draftLastMonthOnce } from '@/server/billing/invoices/create-drafts'
import { toCents } from '@/services/simulation/money.rules'
import {
  aBiller,
  anOrderDelivered,
  aRentalDelivered,
  beginRentalOn,
  deliverOn,
} from '@/tests/factories/billing/running-orders'
import { draft, draftOf, issued, listInvoices, MONTH, readInvoice, send } from '@/tests/factories/billing/invoicing'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import type { Team } from '@/tests/factories/orders/order-road'

let team: Team
let biller: Awaited<ReturnType<typeof aBiller>>

beforeAll(async () => {
  team = await aRentalDelivered('2026-11-16', { quantity: 2 })
  biller = await aBiller()
})

describe('the draft of a month', () => {
  it('is half of the monthly fee, to the cent, for an order delivered on 16/11', async () => {
    const { total, lines, status, number, units_count, orders_count } = await draftOf(biller, team.companyId)
    const [{ monthly_fee: fee } = { monthly_fee: '' }] = await rowsOf<{ monthly_fee: string }>(
      'select monthly_fee from orders where id = $1',
      [team.orderId],
    )
    expect(toCents(total) * 2).toBe(toCents(fee))
    expect({ status, number, units_count, orders_count }).toEqual({
      ...{ status: 'DRAFT', number: null, units_count: 2, orders_count: 1 },
    })
    expect(lines.map(({ tax_kind, kind, detail, quantity }) => [tax_kind, kind, detail, quantity])).toEqual([
      ['RENTAL', 'MEASURED', '15 de 30 dias', 2],
      ['SERVICE', 'MEASURED', '15 de 30 dias', 2],
    ])
  })

  it('shows behind each line the units and days that explain it', async () => {
    const { id, lines } = await draftOf(biller, team.companyId)
    for (const line of lines) {
      const { body } = await send<{ count: number; results: { days: number; amount: string }[] }>(
        biller,
        'GET',
        `/${String(id)}/lines/${String(line.id)}/measurements`,
      )
      expect(body.count).toBe(line.measurements)
      expect(body.results.map(({ days }) => days)).toEqual([15, 15])
      expect(body.results.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(line.amount))
    }
  })

  it('is made once: a second call brings it up to date, a repeated one gets the first answer', async () => {
    await draftOf(biller, team.companyId)
    const key = randomUUID()
    const again = await draft(biller, { company_ids: [team.companyId] }, key)
    expect(again.body).toEqual({ created: 0, updated: 1, skipped: [] })
    expect((await draft(biller, { company_ids: [team.companyId] }, key)).headers.get('Idempotent-Replay')).toBe('true')
    expect((await listInvoices(biller, `?company_id=${String(team.companyId)}`)).count).toBe(1)
  })

  it('is measured anew at each opening, until somebody edits it', async () => {
    const moved = await aRentalDelivered('2026-11-16')
    const before = await draftOf(biller, moved.companyId)
    await rowsOf("update packages set delivery_date = '2026-11-21' where order_id = $1", [moved.orderId])
    const after = await readInvoice(biller, before.id)
    expect(after.lines.map(({ detail }) => detail)).toEqual(['10 de 30 dias', '10 de 30 dias'])
    expect(after.version).toBe(before.version + 1)
    expect(await readInvoice(biller, before.id)).toEqual(after)
    expect(await historyOf('invoice', before.id)).toEqual(['drafted', 'recalculated'])
  })

  it('is not made of orders before their rental, and gets their earlier days with the first invoice', async () => {
    const waiting = await anOrderDelivered('2026-10-22')
    const { body } = await draft(biller, { company_ids: [waiting.companyId] })
    expect(body.skipped.map(({ why }) => why)).toEqual(['Nada a cobrar nesse mês.'])

    const early = await aRentalDelivered('2026-10-22')
    await beginRentalOn(early, '2026-11-10')
    const { lines } = await draftOf(biller, early.companyId)
    expect(lines.map(({ period, detail }) => [period, detail])).toEqual([
      ['2026-10', '10 de 31 dias'],
      ['2026-10', '10 de 31 dias'],
      [MONTH, 'mês inteiro'],
      [MONTH, 'mês inteiro'],
    ])
  })

  it('is not made where nothing is owed, and goes away once nothing is', async () => {
    const { id } = await aCompany()
    expect((await draft(biller, { company_ids: [id] })).body).toMatchObject({
      created: 0,
      skipped: [{ company: { id } }],
    })

    const gone = await aRentalDelivered('2026-11-16')
    const before = await draftOf(biller, gone.companyId)
    await rowsOf("update packages set delivery_date = '2026-12-20' where order_id = $1", [gone.orderId])
    const { body } = await draft(biller, { company_ids: [gone.companyId] })
    expect(body.skipped).toEqual([
      expect.objectContaining({ why: 'Nada a cobrar nesse mês: o rascunho foi excluído.' }),
    ])
    expect((await send(biller, 'GET', `/${String(before.id)}`)).status).toBe(404)
  })

  it('is not made a second time for a month that was issued: the call says so', async () => {
    const billed = await aRentalDelivered('2026-11-16')
    const { number } = await issued(biller, await draftOf(biller, billed.companyId))
    const { body } = await draft(biller, { company_ids: [billed.companyId] })
    expect(body).toMatchObject({ created: 0, updated: 0, skipped: [{ why: `Já emitida: fatura ${String(number)}.` }] })
  })

  it('is refused for a month that has not begun, or that is none', async () => {
    for (const period of ['2099-01', '2026-13', '2026-1', undefined])
      expect((await draft(biller, { period })).status).toBe(400)
  })

  it('waits with units without a price until somebody writes one, or why they cost nothing', async () => {
    const extra = await aRentalDelivered('2026-11-16')
    await withExtraUnit(extra)
    const { objections, lines, id, ...invoice } = await draftOf(biller, extra.companyId)
    expect(objections).toEqual(['1 unidade sem preço: escreva o valor, ou o motivo de não cobrar.'])
    const explained = lines.map((line) => (line.amount === '0.00' ? { ...line, reason: 'Emprestada.' } : line))
    const { body } = await send(biller, 'PUT', `/${String(id)}`, {
      ...{ due_on: invoice.due_on, note: null, version: invoice.version },
      lines: explained.map(({ id: line, kind, tax_kind, label, quantity, unit_amount, reason }) => ({
        ...{ id: line, kind, tax_kind, label, quantity, unit_amount, reason },
      })),
    })
    expect(body.objections).toEqual([])
  })
})

describe('the job on the first day of a month', () => {
  it('drafts the month that has ended, for every company', async () => {
    const other = await aRentalDelivered('2026-11-16')
    await draftLastMonth('2026-12-01')
    const { results } = await listInvoices(biller, `?company_id=${String(other.companyId)}`)
    expect(results).toEqual([expect.objectContaining({ period: MONTH, status: 'DRAFT' })])
  })

  it('is made up for on a later day, but only while the month has no invoice', async () => {
    const ofOctober = async ({ companyId }: { companyId: number }) =>
      (await listInvoices(biller, `?company_id=${String(companyId)}&period=2026-10`)).results
    const early = await aRentalDelivered('2026-10-16')
    await draftLastMonthOnce('2026-11-03')
    expect(await ofOctober(early)).toHaveLength(1)
    const late = await aRentalDelivered('2026-10-20')
    await draftLastMonthOnce('2026-11-04')
    expect(await ofOctober(late)).toEqual([])
  })
})

/** Another unit of the order's product, in an extra package that replaces nothing. */
async function withExtraUnit({ products, admin, input, addresses, ...team }: Team): Promise<void> {
  const product = the(products.slice(0, 1))
  await someUnits(product.id, 1)
  const { body: order } = await callApi<{ packages: { id: number }[] }>('POST', '/package-management', {
    token: admin.token,
    body: {
      ...{ quotation_id: input.quotationId, package_type: 'extra', address_id: the(addresses.slice(0, 1)).id },
      items: [{ product_id: product.id, quantity: 1 }],
    },
  })
  const parcel = order.packages.at(-1)?.id ?? null
  await deliverOn({ ...team, products, admin, input, addresses }, parcel, '2026-11-16')
}
