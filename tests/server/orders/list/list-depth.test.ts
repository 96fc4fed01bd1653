/** @breaks order-history */
import { db } from '@/server/db/client'
import { compactOrderCounters } from '@/server/orders/list/order-counts.repository'
import type { Page } from '@/services/http/page.schema'
import { writeChosen } from '@/services/orders/list/order-list.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

const ORDERS = 60
let team: Team

beforeAll(async () => {
  team = await aTeam()
  // Copies of one order; fees and days repeat, so that ids have to tell them apart.
  await rowsOf(`
    set session_replication_role = replica;
    insert into orders (company_id, order_mask_id, quotation_id, stage_name, stage_state, turn, due_at, monthly_fee, items_count,
        items_summary, duration_months, created_by, created_at)
      select company_id, lpad((n + 1)::text, 6, '0'), 1000 + n, stage_name, stage_state, turn, due_at + make_interval(days => n / 7),
        monthly_fee + n % 5, 1, '1 item', 24, created_by, created_at - make_interval(hours => n % 9)
      from orders, generate_series(1, ${String(ORDERS - 1)}) n;
    delete from order_tallies;
    insert into order_tallies select company_id, stage_name, turn, count(*), sum(monthly_fee) from orders
      group by grouping sets ((company_id, stage_name, turn), (stage_name, turn));
    insert into order_moves (order_id, company_id, at, to_stage, fee_before, fee_after, active_before, active_after)
      select id, company_id, created_at, stage_name, 0, monthly_fee, 0, active_fee from orders
      where id not in (select order_id from order_moves);
    set session_replication_role = default`)
})

const read = async (path: string) => {
  const { status, body } = await callApi<Page<OrderSummary>>('GET', path, { token: team.admin.token })
  expect([path, status]).toEqual([path, 200])
  return body
}

/** Every number of the list, page by page, as the addresses lead on. */
async function walk(path: string, direction: 'next' | 'previous'): Promise<{ numbers: string[]; addresses: string[] }> {
  const [numbers, addresses]: [string[], string[]] = [[], []]
  for (let address: string | null = path; address;) {
    const page: Page<OrderSummary> = await read(address)
    numbers.push(...page.results.map(({ order_mask_id }) => order_mask_id))
    address = page[direction]?.replace('/api', '') ?? null
    if (address) addresses.push(address)
  }
  return { numbers, addresses }
}

describe('a long list', () => {
  it.each(['-monthly_fee', 'created_at', 'due_at', '-due_at'])(
    'is the same page by page, there and back, by %s',
    async (ordering) => {
      const list = `/checkout-management?turn=customer&ordering=${ordering}`
      const whole = (await read(`${list}&page_size=${String(ORDERS)}`)).results.map((one) => one.order_mask_id)
      const there = await walk(`${list}&page_size=1`, 'next')
      const back = await walk(`${list}&page_size=1&page=${String(ORDERS)}`, 'previous')

      expect(new Set(whole).size).toBe(ORDERS)
      expect(there.numbers).toEqual(whole)
      expect(back.numbers).toEqual(whole.toReversed())
    },
  )

  it('begins pages deep inside at the row before them, and others by their number', async () => {
    const { addresses } = await walk('/checkout-management?page_size=1&ordering=-monthly_fee', 'next')

    expect(addresses[10]).not.toContain('after=')
    expect(addresses.at(-1)).toMatch(/after=\d+\.\d\d_\d+/)
  })

  it('finds any page by its number alone', async () => {
    const list = '/checkout-management?ordering=-monthly_fee'
    const whole = (await read(`${list}&page_size=${String(ORDERS)}`)).results.map((one) => one.order_mask_id)
    for (const page of [1, 29, 31, ORDERS])
      expect((await read(`${list}&page_size=1&page=${String(page)}`)).results[0]?.order_mask_id).toBe(whole[page - 1])
    expect((await read(`${list}&page_size=1&page=99999`)).results).toEqual([])
  })

  it.each(['after=1', 'after=x_1', 'before=1_', 'after=1_2_3'])('refuses ?%s', async (query) => {
    const { status } = await callApi('GET', `/checkout-management?${query}`, { token: team.admin.token })
    expect(status).toBe(400)
  })
})

describe('the tallies of orders', () => {
  const counted = () =>
    rowsOf(`select company_id, stage_name, turn, count(*)::int as orders, sum(monthly_fee)::text as fee from orders
      group by grouping sets ((company_id, stage_name, turn), (stage_name, turn)) order by 1, 2, 3`)
  const tallied = () =>
    rowsOf(`select company_id, stage_name, turn, sum(orders)::int as orders, sum(monthly_fee)::numeric(12, 2)::text as fee
      from order_tallies group by 1, 2, 3 having sum(orders) <> 0 order by 1, 2, 3`)

  it('follow every change of an order, and have the same sums when compacted', async () => {
    const other = await aTeam()
    await other.asCustomer('PATCH', '', { proposal_accepted: true })
    await other.asAdmin('PUT', '/cancel-order', { message: 'Desistiu.' })
    expect(await tallied()).toEqual(await counted())

    await compactOrderCounters(db())

    const rows = await tallied()
    expect(rows).toEqual(await counted())
    expect(await rowsOf('select from order_tallies')).toHaveLength(rows.length)
  })
})

describe('the file of chosen orders', () => {
  const file = (chosen: string) =>
    callApi<string>('GET', `/checkout-management-csv-extract?chosen=${chosen}`, { token: team.admin.token })

  it('holds those, as far as they are seen, and no others', async () => {
    const rest = { corporate_name: 'Qualquer', cnpj: '11222333000181' }
    const { body } = await file(
      writeChosen(
        [
          [team.companyId, '000002'],
          [team.companyId, '000005'],
          [999, '000001'],
        ].map(([id, order_mask_id]) => ({
          company: { ...rest, id: Number(id) },
          order_mask_id: String(order_mask_id),
        })),
      ),
    )

    expect(body.match(/^"?0000\d\d/gm)).toHaveLength(2)
  })

  it('refuses what names no orders', async () => {
    expect((await file('2,5')).status).toBe(400)
  })
})
