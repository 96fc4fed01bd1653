import type { Measuring } from '@/services/billing/measuring/measuring.schema'
import {
  aBiller,
  anOrderDelivered,
  aRentalDelivered,
  askMeasuring,
  collectOn,
  LAST_MONTH,
  lastDayOf,
  lastMonthOn,
  toSearch,
} from '@/tests/factories/billing/running-orders'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { rentedBy } from '@/tests/factories/orders/exchanges'
import type { Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const LAST = { start_date: `${LAST_MONTH}-01`, end_date: lastDayOf(LAST_MONTH) }

let token: string
let whole: Team
let partial: Team
let provisional: Team

beforeAll(async () => {
  ;({ token } = await aBiller())
  whole = await aRentalDelivered(lastMonthOn(1), { quantity: 2, products: 2 })
  partial = await aRentalDelivered(lastMonthOn(3), { quantity: 2 })
  await collectOn(partial, [the(await rentedBy(partial)).id], lastMonthOn(9))
  provisional = await anOrderDelivered(lastMonthOn(25), { quantity: 1 })
})

const found = async (filters: Record<string, unknown>) => {
  const { status, body } = await askMeasuring(token, { ...LAST, page_size: 100, ...filters })
  expect(status).toBe(200)
  return body
}

const counts = async (filters: Record<string, unknown>): Promise<number> => (await found(filters)).count

describe('the filters of the measuring', () => {
  it('are company, order and product', async () => {
    expect(await counts({})).toBe(7)
    expect(await counts({ company_id: partial.companyId })).toBe(2)
    expect(await counts({ order_mask_id: whole.orderMaskId, company_id: whole.companyId })).toBe(4)
    expect(await counts({ order_mask_id: '999999' })).toBe(0)
    expect(await counts({ product_id: the(whole.products).id })).toBe(2)
  })

  it('are partial months, provisional rows and units without a price, and the opposites', async () => {
    expect(await counts({ partial: true })).toBe(3)
    expect(await counts({ partial: false })).toBe(4)
    expect(await counts({ provisional: true })).toBe(1)
    expect(await counts({ provisional: false })).toBe(6)
    expect(await counts({ unpriced: true })).toBe(0)
    expect(await counts({ unpriced: false })).toBe(7)
  })

  it('find a serial, an order, a company and a product by a part of their name', async () => {
    const { results } = await found({ company_id: partial.companyId })
    const row = the(results)
    expect(await counts({ search: row.unit.serial.toLowerCase() })).toBe(1)
    expect(await counts({ search: row.company.corporate_name, company_id: partial.companyId })).toBe(2)
    expect(await counts({ search: row.unit.product })).toBe(2)
    expect(await counts({ search: row.order_mask_id, company_id: partial.companyId })).toBe(2)
    expect(await counts({ search: 'nada assim' })).toBe(0)
  })
})

describe('the order and the pages of the measuring', () => {
  type Row = Measuring['results'][number]

  it.each<[string, (row: Row) => string | number]>([
    ['-amount', ({ amount }) => 0 - Number(amount)],
    ['amount', ({ amount }) => Number(amount)],
    ['-days', ({ days }) => 0 - days],
    ['started_on', ({ started_on }) => started_on],
    ['product', ({ unit }) => unit.product],
    ['serial', ({ unit }) => unit.serial],
    ['order', ({ order_mask_id }) => order_mask_id],
    ['company', ({ company }) => company.corporate_name],
  ])('by %s', async (ordering, key) => {
    const { results } = await found({ ordering })
    const keys = results.map((row) => key(row))
    expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
  })

  it('by company the other way round', async () => {
    const names = async (ordering: string) =>
      (await found({ ordering })).results.map(({ company }) => company.corporate_name)
    expect(await names('-company')).toEqual((await names('company')).toReversed())
  })

  it('has the same sums on each page', async () => {
    const all = await found({})
    const first = await found({ page_size: 3 })
    const last = await found({ page_size: 3, page: 3 })
    expect([first.count, first.results.length, last.results.length]).toEqual([7, 3, 1])
    expect([first.totals, last.totals]).toEqual([all.totals, all.totals])
    expect(first.results).toEqual(all.results.slice(0, 3))
    expect(last.next).toBeNull()
  })

  it('has the sums of its rows', async () => {
    const { results, totals } = await found({})
    const sum = (of: (row: (typeof results)[number]) => string | number) =>
      results.reduce((all, row) => all + Math.round(Number(of(row)) * 100), 0) / 100
    expect(totals).toMatchObject({
      units: 7,
      days: sum(({ days }) => days),
      rental_amount: sum(({ rental_amount }) => rental_amount).toFixed(2),
      service_amount: sum(({ service_amount }) => service_amount).toFixed(2),
      amount: sum(({ amount }) => amount).toFixed(2),
    })
  })

  it('is read by as many queries for one order as for many', async () => {
    const ask = (filters: object) => countQueries(() => askMeasuring(token, { ...LAST, ...filters }))
    const one = await ask({ company_id: provisional.companyId })
    expect(await ask({})).toBe(one)
    expect(one).toBeLessThanOrEqual(8)
  })
})

describe('the measuring as CSV', () => {
  it.each([[{}], [{ partial: true }], [{ ordering: '-amount' }]])('has the rows of the list, %j', async (filters) => {
    const { results } = await found(filters)
    const query = toSearch({ ...LAST, ...filters })
    const { status, body } = await callApi<string>('GET', `/usage-measuring-monthly-csv-extract?${query}`, { token })
    const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n')
    expect(status).toBe(200)
    expect(head).toBe(
      'Empresa;Pedido;Produto;Série;Mês;De;Até;Dias;Dias do mês;Locação por mês;Serviço por mês;Locação;Serviço;Valor;Provisória;Nota',
    )
    const cells = lines.map((line) => line.split(';'))
    expect(cells.map((row) => [row[3], row[7], row[11], row[12], row[13]])).toEqual(
      results.map((row) => [
        row.unit.serial,
        String(row.days),
        ...[row.rental_amount, row.service_amount, row.amount].map((amount) => amount.replace('.', ',')),
      ]),
    )
  })
})

describe('a coupon', () => {
  it('is summed up beside the rows, as the share of those that were found', async () => {
    const team = await aRentalDelivered(lastMonthOn(1), { quantity: 2, products: 2 })
    await rowsOf(
      `update order_proposals set lines = lines || '[{"kind": "coupon", "label": "Cupom DEZ", "amount": "-100.00"}]'::jsonb
      where order_id = $1`,
      [team.orderId],
    )
    const ofTeam = { company_id: team.companyId }
    expect((await found(ofTeam)).totals).toMatchObject({ adjustments: '-100.00', amount: '1104.00' })
    const half = { ...ofTeam, product_id: the(team.products).id }
    expect((await found(half)).totals).toMatchObject({ adjustments: '-50.00', amount: '552.00' })
  })
})

describe('what the measuring refuses', () => {
  it.each([
    ['no days', {}, ['start_date', 'end_date']],
    ['no last day', { start_date: '2026-11-01' }, ['end_date']],
    ['a day that is none', { start_date: '2026-02-30', end_date: '2026-03-01' }, ['start_date']],
    ['another day that is none', { start_date: '2026-02-01', end_date: '2026-02-30' }, ['end_date']],
    ['an end before the beginning', { start_date: '2026-11-30', end_date: '2026-11-01' }, ['end_date']],
    ['thirteen months', { start_date: '2025-11-01', end_date: '2026-11-30' }, ['end_date']],
    ['an unknown filter', { start_date: '2026-11-01', end_date: '2026-11-30', colour: 'blue' }, ['colour']],
    ['an unknown order', { start_date: '2026-11-01', end_date: '2026-11-30', ordering: 'price' }, ['ordering']],
    [
      'a company that is no number',
      { start_date: '2026-11-01', end_date: '2026-11-30', company_id: 'x' },
      ['company_id'],
    ],
  ])('%s', async (_, query, fields) => {
    for (const path of ['/usage-measuring-monthly', '/usage-measuring-monthly-csv-extract']) {
      const answer = await callApi<{ fields: object }>('GET', `${path}?${toSearch(query)}`, { token })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields])
    }
  })

  it('is no range of twelve months', async () => {
    expect((await askMeasuring(token, { start_date: '2026-01-01', end_date: '2026-12-31' })).status).toBe(200)
  })
})
