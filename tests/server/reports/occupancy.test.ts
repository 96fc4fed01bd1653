/** @database demo */
import { updateFigures } from '@/server/dashboard/figures/update-figures'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { toDay } from '@/services/format/format.rules'
import type { Report } from '@/services/reports/reports.schema'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const THIS_MONTH = toDay(new Date()).slice(0, 7)
const LAST = shiftMonth(THIS_MONTH, -1)

let staff: { token: string }

beforeAll(async () => {
  await updateFigures()
  staff = await aStaffUser(['GERENTE VENDEDOR'])
})

const report = async (query = {}): Promise<Report> => (await askReport(staff, 'occupancy', query)).body

/** The state of each unit at the end of each day of last month, straight from its events. */
const DAY_BY_DAY = `
  select p.name as product, count(*)::int as owned_days,
    (count(*) filter (where e.unit_status in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'OK')))::int as rented_days
  from generate_series('${LAST}-01'::date, '${THIS_MONTH}-01'::date - 1, interval '1 day') day
  cross join equipment_units u join products p on p.id = u.product_id
  cross join lateral (select unit_status, product_group from unit_events e where e.unit_id = u.id
    and e.created_at < ((day + interval '1 day')::timestamp at time zone 'America/Sao_Paulo') order by e.id desc limit 1) e
  where e.product_group <> 'customers' and e.unit_status not in ('FINISHED', 'DISPOSABLE_SERIAL', 'WAITING_SERIAL')
  group by p.name`

describe('the occupancy of the stock', () => {
  it('counts the days of each product as its units say, day by day', async () => {
    const { rows, totals } = await report({ from: LAST, to: LAST, group: 'product' })
    const expected = await rowsOf<{ product: string; owned_days: number; rented_days: number }>(DAY_BY_DAY)
    const plain = rows.map(({ product, owned_days, rented_days }) => ({ product, owned_days, rented_days }))
    const byName = (one: { product?: unknown }, other: { product?: unknown }) =>
      String(one.product).localeCompare(String(other.product))
    expect(plain.toSorted(byName)).toEqual(expected.toSorted(byName))
    const sum = (key: 'owned_days' | 'rented_days') => expected.reduce((all, row) => all + row[key], 0)
    expect(totals).toMatchObject({ owned_days: sum('owned_days'), rented_days: sum('rented_days') })
    expect(totals.occupancy).toBeCloseTo((sum('rented_days') / sum('owned_days')) * 100, 1)
  })

  it('is the series of the dashboard by month, and the same sums by product and by both', async () => {
    const { body } = await callApi<Dashboard>('GET', `/dashboard?from=${shiftMonth(LAST, -5)}&to=${LAST}`, staff)
    const period = { from: shiftMonth(LAST, -5), to: LAST }
    const byMonth = await report({ ...period, group: 'month' })
    expect(byMonth.rows.map(({ occupancy }) => occupancy).toReversed()).toEqual(
      body.occupancy.series.map(({ value }) => value),
    )
    for (const group of ['product', 'month_product'])
      expect((await report({ ...period, group })).totals).toEqual(byMonth.totals)
  })

  it('has a row for each month, of one product too', async () => {
    const { rows } = await report({ from: shiftMonth(LAST, -23), to: LAST, group: 'month' })
    expect(rows).toHaveLength(24)
    const { product_id, rented_days } = the((await report({ from: LAST, to: LAST, group: 'product' })).rows)
    const ofProduct = await report({ from: LAST, to: LAST, group: 'month', product_id })
    expect(the(ofProduct.rows).rented_days).toBe(rented_days)
  })
})
