import { db } from '@/server/db/client'
import { compactMovementCounters } from '@/server/equipment/movements/movement-counts.repository'
import type { Movement } from '@/services/equipment/movements/movements.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

/** Many more rows than the log skips one by one from either end. */
const ROWS = 12_000
let team: Team

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 1 })
  // Several years of events in bursts: several rows at the same instant, and months without any.
  await rowsOf(
    `insert into unit_events (unit_id, event_type, company_id, relocation_type, relocation_status, unit_status, holder_id, address_id,
        user_id, location, label, product_group, actor_name, created_at)
      select u.id, (array['LABEL_CHANGED', 'USER_CHANGED', 'DELIVERED'])[1 + n % 3], u.company_id,
        case when n % 7 = 0 then 'ADDRESS' end, case when n % 7 = 0 then 'COMPLETED' end,
        u.status, u.company_id, u.address_id, u.user_id, u.location, u.label, u.product_group, 'Teste',
        '2019-01-01T03:00:00Z'::timestamptz + make_interval(hours => (n / 3) * 11 + 900 * (n / 700))
      from equipment_units u, generate_series(0, $2 - 1) n where u.company_id = $1`,
    [team.companyId, ROWS],
  )
})

const page = async (query: string) => {
  const path = `/relocation-event-logs/${String(team.companyId)}?${query}`
  return (await callApi<Page<Movement>>('GET', path, { token: team.customer.token })).body
}
/** The expected rows of the log, newest first, read directly from the table. */
const fitting = async (where: string) => {
  const found = `select id::int as id from unit_events where company_id = $1 and ${where} order by created_at desc, unit_events.id desc`
  return (await rowsOf<{ id: number }>(found, [team.companyId])).map(({ id }) => id)
}
const midnight = (day: string) => `'${day}T03:00:00Z'`

describe('a page of a long log', () => {
  it.each([
    ['', 'true'],
    ['event_type=USER_CHANGED,LABEL_CHANGED', "event_type in ('USER_CHANGED', 'LABEL_CHANGED')"],
    [
      'relocation_status=COMPLETED&relocation_type=ADDRESS',
      "relocation_status = 'COMPLETED' and relocation_type = 'ADDRESS'",
    ],
    ['start_date=2019-02-10', `created_at >= ${midnight('2019-02-10')}`],
    ['end_date=2023-05-20', `created_at < ${midnight('2023-05-21')}`],
    [
      'start_date=2019-02-15&end_date=2024-06-10&event_type=DELIVERED,USER_CHANGED',
      `created_at >= ${midnight('2019-02-15')} and created_at < ${midnight('2024-06-11')} and event_type <> 'LABEL_CHANGED'`,
    ],
    [
      'start_date=2019-02-01&end_date=2024-05-31',
      `created_at >= ${midnight('2019-02-01')} and created_at < ${midnight('2024-06-01')}`,
    ],
    [
      'start_date=2019-03-05&end_date=2019-03-20',
      `created_at >= ${midnight('2019-03-05')} and created_at < ${midnight('2019-03-21')}`,
    ],
  ])('has the right count and rows at any depth: %s', async (query, where) => {
    const all = await fitting(where)
    const last = Math.ceil(all.length / 20)
    for (const number of new Set([1, 2, ...[0.25, 0.4, 0.5, 0.6, 0.75, 1].map((share) => Math.ceil(last * share))])) {
      const { count, results } = await page(`${query}&page=${String(number)}&page_size=20`)
      expect([number, count]).toEqual([number, all.length])
      expect([number, results.map(({ id }) => id)]).toEqual([number, all.slice((number - 1) * 20, number * 20)])
    }
    expect((await page(`${query}&page=${String(last + 60)}`)).results).toEqual([])
  })

  it('is the same after the counters are compacted', async () => {
    const query = 'start_date=2019-02-15&page=300'
    const before = await page(query)
    await compactMovementCounters(db())
    expect(await page(query)).toEqual(before)
  })
})
