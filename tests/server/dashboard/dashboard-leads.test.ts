/** @database demo */
import { updateFigures } from '@/server/dashboard/figures/update-figures'
import { percentOf } from '@/services/dashboard/dashboard.rules'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { toDay } from '@/services/format/format.rules'
import type { ManagementPage } from '@/services/orders/orders.schema'
import type { Report } from '@/services/reports/reports.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { the } from '@/tests/factories/the'

const THIS_MONTH = toDay(new Date()).slice(0, 7)

let admin: { token: string }
let manager: { token: string }

beforeAll(async () => {
  await updateFigures()
  admin = await aUser({ groups: ['ADMINISTRADOR'] })
  manager = await aUser({ groups: ['GERENTE VENDEDOR'] })
})

const body = async (query = '') => (await callApi<Dashboard>('GET', `/dashboard${query}`, { token: admin.token })).body

describe('the lists and reports that the dashboard leads to', () => {
  it('hold the orders that a figure counts, of a seller as of all', async () => {
    const seller = the((await body()).sellers).id
    for (const [query, list] of [
      ['', ''],
      [`?seller_id=${String(seller)}`, `&responsible_id=${String(seller)}`],
    ] as const) {
      const { contracted_fee, before_delivery, stages } = await body(query)
      const listed = async (filter: string) =>
        (
          await callApi<ManagementPage>('GET', `/checkout-management?page_size=1&${filter}${list}`, {
            token: admin.token,
          })
        ).body
      expect((await listed('stage_group=contracted')).monthly_fee).toBe(contracted_fee.value)
      expect((await listed('stage_group=before_delivery')).count).toBe(before_delivery.value)
      for (const { stage_name, orders } of stages) expect((await listed(`stage_name=${stage_name}`)).count).toBe(orders)
    }
  })

  it('count deadlines of tickets alike', async () => {
    const { first_response: first, resolution } = (await body()).tickets
    const report = await callApi<Report>('GET', `/reports/tickets?from=${THIS_MONTH}&to=${THIS_MONTH}&group=month`, {
      token: admin.token,
    })
    expect(report.body.totals).toMatchObject({
      responses: first.due,
      responses_in_time: percentOf(first.in_time, first.due),
      solutions: resolution.due,
      solutions_in_time: percentOf(resolution.in_time, resolution.due),
    })
  })
})

describe('a section as CSV', () => {
  const csv = (section: string, { token } = admin) =>
    callApi<string>('GET', `/dashboard-csv-extract?section=${section}`, { token })
  const linesOf = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n')

  it('has the rows of its card', async () => {
    const dashboard = await body()
    const decimal = (value: string | number) => String(value).replace('.', ',')
    expect(
      linesOf((await csv('indicators')).body)
        .slice(1)
        .map((line) => line.split(';')[1]),
    ).toEqual(dashboard.contracted_fee.series.map((of) => decimal(of.value)))
    expect(
      linesOf((await csv('movement')).body)
        .slice(1)
        .map((line) => line.split(';')[6]),
    ).toEqual(dashboard.movement.map(({ end }) => decimal(end)))
    expect(linesOf((await csv('stock')).body).slice(1)).toEqual(
      dashboard.stock.map(({ product, percent, ...of }) =>
        [product.name, of.units, of.rented, of.reserved, of.available, decimal(percent ?? '')].join(';'),
      ),
    )
    for (const section of ['rented', 'stages', 'urgent', 'receivables', 'tickets'])
      expect(linesOf((await csv(section)).body).length).toBeGreaterThan(1)
  })

  it('is refused for receivables that one may not read, and unknown ones at the field', async () => {
    expect(await csv('receivables', manager)).toMatchObject({ status: 403 })
    expect(await csv('other')).toMatchObject({ status: 400 })
  })
})
