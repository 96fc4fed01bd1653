import { db } from '@/server/db/client'
import { foldMovementTallies } from '@/server/equipment/movement-counts.repository'
import type { Movement } from '@/services/equipment/movements.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/call-api'
import { aTeamAt, type Team } from '@/tests/factories/order-road'
import { rowsOf } from '@/tests/factories/rows'

/** More than the log skips row by row (FAR), from both ends. */
const ROWS = 3_000
let team: Team

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 1 })
  // Some years of what happens to a unit, in bursts: several rows of one instant, and months without any.
  await rowsOf(
    `insert into unit_events (unit_id, event_type, company_id, relocation_type, relocation_status, unit_status, holder_id, address_id,
        user_id, location, label, product_group, actor_name, created_at)
      select u.id, (array['LABEL_CHANGED', 'USER_CHANGED', 'DELIVERED'])[1 + n % 3], u.company_id,
        case when n % 7 = 0 then 'ADDRESS' end, case when n % 7 = 0 then 'COMPLETED' end,
        u.status, u.company_id, u.address_id, u.user_id, u.location, u.label, u.product_group, 'Teste',
        '2024-01-01T03:00:00Z'::timestamptz + make_interval(hours => (n / 3) * 11 + 900 * (n / 700))
      from equipment_units u, generate_series(0, $2 - 1) n where u.company_id = $1`,
    [team.companyId, ROWS],
  )
})

const path = (query: string) => `/relocation-event-logs/${String(team.companyId)}?${query}`
const page = async (query: string) =>
  (await callApi<Page<Movement>>('GET', path(query), { token: team.customer.token })).body
const whole = async (query: string) =>
  (await callApi<Movement[]>('GET', path(`not_paginated=true&${query}`), { token: team.customer.token })).body
const ids = (rows: Movement[]) => rows.map(({ id }) => id)

describe('the days of the log', () => {
  it('begin and end at midnight in São Paulo', async () => {
    const first = (await whole('start_date=2024-02-10')).at(-1)
    const last = (await whole('end_date=2024-02-09'))[0]
    const midnight = '2024-02-10T03:00:00.000Z'
    expect([first && first.created_at >= midnight, last && last.created_at < midnight]).toEqual([true, true])
    const all = (await whole('')).map(({ created_at }) => created_at)
    expect(all[all.indexOf(first?.created_at ?? '') + 3]).toBe(last?.created_at)
  })
})

describe('a page deep inside a long log', () => {
  it.each([
    '',
    'event_type=USER_CHANGED,LABEL_CHANGED',
    'relocation_status=COMPLETED&event_type=LABEL_CHANGED,USER_CHANGED,DELIVERED',
    'start_date=2024-02-10',
    'end_date=2025-05-20',
    'start_date=2024-01-15&end_date=2025-06-10',
    'start_date=2024-02-01&end_date=2025-05-31',
    'start_date=2024-03-05&end_date=2024-03-20',
  ])('is counted and found by its number alone: %s', async (query) => {
    const all = await whole(query)
    const size = 20
    const last = Math.ceil(all.length / size)
    for (const number of new Set([1, 2, Math.floor(last / 4), Math.floor(last / 2), Math.ceil(last * 0.6), last])) {
      if (number < 1) continue
      const { count, results } = await page(`${query}&page=${String(number)}&page_size=${String(size)}`)
      expect([number, count]).toEqual([number, all.length])
      expect([number, ids(results)]).toEqual([number, ids(all.slice((number - 1) * size, number * size))])
    }
    expect((await page(`${query}&page=${String(last + 60)}`)).results).toEqual([])
  })

  it('is the same after the tallies are folded', async () => {
    const query = 'start_date=2024-01-15&page=70'
    const before = await page(query)
    await foldMovementTallies(db())
    expect(await page(query)).toEqual(before)
  })
})
