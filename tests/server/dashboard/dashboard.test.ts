/** @database demo */
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { updateFigures } from '@/server/dashboard/figures/update-figures'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { toDay } from '@/services/format/format.rules'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const THIS_MONTH = toDay(new Date()).slice(0, 7)
const LAST = shiftMonth(THIS_MONTH, -3)

let admin: { token: string }
let manager: { token: string }

beforeAll(async () => {
  await updateFigures()
  admin = await aUser({ groups: ['ADMINISTRADOR'] })
  manager = await aUser({ groups: ['GERENTE VENDEDOR'] })
})

const get = (query = '', { token } = admin) => callApi<Dashboard>('GET', `/dashboard${query}`, { token })
const body = async (query = '') => (await get(query)).body
const one = async <T extends Record<string, unknown>>(sql: string) => the(await rowsOf<T>(sql))
const value = async (sql: string) => (await one<{ value: string }>(`select (${sql})::text as value`)).value

const sum = (stages: string) => `coalesce((select sum(monthly_fee) from orders where stage_name in (${stages})), 0)`
const CONTRACTED = `'PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'ONGOING', 'RETURNING'`
const BEFORE = `'PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO', 'PACKAGING', 'SHIPPING', 'DELIVERY_INFO'`
const IN_USE = `'IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED'`
const OURS = `product_group <> 'customers' and status not in ('FINISHED', 'DISPOSABLE_SERIAL', 'WAITING_SERIAL')`

describe('what the dashboard of the demo data says now', () => {
  it('is of the last twelve months, unless others are asked for', async () => {
    expect((await body()).period).toEqual({ from: shiftMonth(THIS_MONTH, -11), to: THIS_MONTH })
    const { period, movement, rented_by_month } = await body(`?from=2026-03&to=2026-05`)
    expect(period).toEqual({ from: '2026-03', to: '2026-05' })
    expect(movement.map(({ month }) => month)).toEqual(['2026-03', '2026-04', '2026-05'])
    expect(rented_by_month.map(({ month }) => month)).toEqual(['2026-03', '2026-04', '2026-05'])
  })

  it('is the contracted and the running fee of the orders, the last of their series', async () => {
    const { contracted_fee, running_fee } = await body()
    expect(contracted_fee.value).toBe(await value(sum(CONTRACTED)))
    expect(running_fee.value).toBe(
      await value(`select sum(active_fee) from orders where stage_name in ('ONGOING', 'RETURNING')`),
    )
    expect(contracted_fee.series.at(-1)).toEqual({ month: THIS_MONTH, value: contracted_fee.value })
    const before = contracted_fee.series.at(-2)?.value
    const change = ((Number(contracted_fee.value) - Number(before)) / Number(before)) * 100
    expect(contracted_fee.change).toBeCloseTo(change, 1)
  })

  it('is orders before their delivery, and how many of them are late', async () => {
    const { before_delivery } = await body()
    expect(String(before_delivery.value)).toBe(
      await value(`select count(*) from orders where stage_name in (${BEFORE})`),
    )
    expect(String(before_delivery.late)).toBe(
      await value(
        `select count(*) from orders where stage_name in (${BEFORE}) and turn is not null and due_at <= now()`,
      ),
    )
  })

  it('is each stage with its orders, those that are late, and the mean of its stays', async () => {
    const { stages } = await body()
    for (const { stage_name, orders, late, mean_days } of stages) {
      const counted = await one<{ orders: number; late: number }>(`select count(*)::int as orders,
        (count(*) filter (where turn is not null and due_at <= now()))::int as late from orders where stage_name = '${stage_name}'`)
      expect({ orders, late }).toEqual(counted)
      const minutes =
        await value(`select coalesce(sum(value) filter (where key = 'stage_minutes'), 0) / sum(value) filter (where key = 'stage_stays')
        from monthly_figures where dimension = '${stage_name}' and seller_id is null and month > now() - interval '1 year'`)
      expect(mean_days).toBeCloseTo(Number(minutes) / 540, 1)
    }
  })

  it('is the occupancy of our units, and the largest stocks', async () => {
    const { occupancy, stock } = await body()
    expect(String(occupancy.owned)).toBe(await value(`select count(*) from equipment_units where ${OURS}`))
    expect(String(occupancy.out)).toBe(
      await value(`select count(*) from equipment_units where ${OURS} and status in (${IN_USE}, 'OK')`),
    )
    expect(occupancy.percent).toBeCloseTo((occupancy.out / occupancy.owned) * 100, 1)
    for (const { product, ...row } of stock) {
      expect(row).toMatchObject(
        await one(`select count(*)::int as units, (count(*) filter (where status in (${IN_USE}, 'OK')))::int as rented,
          coalesce((select sum(quantity) from stock_holds where product_id = ${String(product.id)} and released_at is null and expires_at > now()), 0)::int as reserved,
          greatest(0, count(*) filter (where status = 'UP_FOR_RENTAL')
            - coalesce((select sum(quantity) from stock_holds where product_id = ${String(product.id)} and released_at is null and expires_at > now()), 0))::int as available
          from equipment_units where product_id = ${String(product.id)} and ${OURS}`),
      )
    }
    expect(stock).toHaveLength(5)
    expect(stock.map(({ units }) => units)).toEqual(stock.map(({ units }) => units).toSorted((a, b) => b - a))
  })

  it('is units in use by kind of product, the two largest and all others', async () => {
    const now = (await body()).rented_by_month.at(-1)
    const counted = await rowsOf<{ name: string; units: number }>(
      `select t.plural_name as name, count(*)::int as units from equipment_units u join products p on p.id = u.product_id
       join product_types t on t.id = p.product_type_id where u.status in (${IN_USE}) group by 1 order by 2 desc, 1`,
    )
    const others = counted.slice(2).reduce((all, { units }) => all + units, 0)
    expect(now?.types).toEqual([...counted.slice(0, 2), { name: 'outros', units: others }])
  })

  it('is what is open of the invoices by age', async () => {
    const { receivables } = await body()
    expect(receivables?.total).toBe(
      await value(
        `select sum(total - paid_total) from invoices where status = 'ISSUED' and kind <> 'CREDIT' and total > paid_total`,
      ),
    )
    const parts = receivables?.ages.reduce((all, { amount }) => all + Number(amount), 0)
    expect(parts?.toFixed(2)).toBe(receivables?.total)
    expect(receivables?.late).toBe(
      await value(`select coalesce(sum(total - paid_total), 0)::numeric(14, 2) from invoices where status = 'ISSUED' and kind <> 'CREDIT'
        and payable_on < (now() at time zone 'America/Sao_Paulo')::date`),
    )
  })

  it('is the promises of tickets that came due in the month, ratings and exchanges', async () => {
    const { tickets } = await body()
    const month = (column: string) =>
      `date_trunc('month', ${column} at time zone 'America/Sao_Paulo') = date_trunc('month', now() at time zone 'America/Sao_Paulo') and ${column} < now()`
    expect(tickets.first_response).toMatchObject(
      await one(`select count(*)::int as due, (count(*) filter (where first_response_at <= first_response_due_at))::int as in_time
        from tickets where merged_into_id is null and ${month('first_response_due_at')}
          and not (first_response_at is null and coalesce(closed_at < first_response_due_at, false))`),
    )
    expect(tickets.rating).toMatchObject(
      await one(
        `select count(*)::int as answers, avg(score)::float as mean from ticket_ratings where ${month('created_at')}`,
      ),
    )
    expect(String(tickets.exchanges.count)).toBe(
      await value(`select count(*) from exchanges where kind = 'exchange' and ${month('created_at')}`),
    )
  })

  it('is the NPS of 90 days', async () => {
    const { nps } = await body()
    const counted = await one<{ answers: number; score: number }>(`select count(*)::int as answers,
      round((count(*) filter (where score >= 9) - count(*) filter (where score <= 6)) * 100.0 / nullif(count(*), 0))::int as score
      from nps_answers where score is not null and created_at between now() - interval '90 days' and now()`)
    expect(nps).toEqual(counted.answers < 5 ? { answers: counted.answers, score: null } : counted)
  })

  it('is what waits for staff and is late or due today', async () => {
    const { urgent } = await body()
    expect(String(urgent.count)).toBe(
      await value(`select count(*) from orders where turn = 'staff'
        and due_at <= ((now() at time zone 'America/Sao_Paulo')::date + time '18:00') at time zone 'America/Sao_Paulo'`),
    )
    expect(urgent.orders.length).toBe(Math.min(5, urgent.count))
    const late = urgent.orders.map(({ days_late }) => days_late)
    expect(late).toEqual(late.toSorted((a, b) => b - a))
  })
})

describe('a seller', () => {
  it('narrows what is of orders to those that they answer for', async () => {
    const { sellers } = await body()
    expect(sellers.length).toBeGreaterThan(0)
    for (const { id } of sellers) {
      const theirs = await body(`?seller_id=${String(id)}`)
      expect(theirs.contracted_fee.value).toBe(
        await value(
          `select coalesce(sum(monthly_fee), 0)::numeric(12, 2) from orders where responsible_id = ${String(id)} and stage_name in (${CONTRACTED})`,
        ),
      )
      expect(String(theirs.before_delivery.value)).toBe(
        await value(`select count(*) from orders where responsible_id = ${String(id)} and stage_name in (${BEFORE})`),
      )
      expect(theirs.occupancy).toEqual((await body()).occupancy)
    }
  })

  it('who answers for no order is refused at the field', async () => {
    expect(await get('?seller_id=999999')).toMatchObject({
      status: 400,
      body: { fields: { seller_id: [expect.any(String)] } },
    })
  })
})

describe('a period', () => {
  it.each([
    ['?from=2026-05&to=2026-03', 'from'],
    ['?from=2023-01&to=2026-03', 'from'],
    ['?to=2099-01', 'to'],
    ['?from=abc', 'from'],
  ])('like %s is refused at %s', async (query, field) => {
    expect(await get(query)).toMatchObject({ status: 400, body: { fields: { [field]: [expect.any(String)] } } })
  })

  it('that is over shows its end: fees, movement and unit-days of its months', async () => {
    const { contracted_fee, movement, occupancy, is_running } = await body(
      `?from=${shiftMonth(THIS_MONTH, -5)}&to=${LAST}`,
    )
    const kept = async (key: string, month: string) =>
      value(`select sum(value) from monthly_figures where key = '${key}' and month = '${month}' and seller_id is null`)
    expect(is_running).toBe(false)
    expect(contracted_fee.value).toBe(await kept('contracted_fee', `${LAST}-01`))
    expect(String(occupancy.owned)).toBe(String(Number(await kept('owned_days', `${LAST}-01`))))
    for (const { begin, end, ended, contraction, expansion, ...month } of movement)
      expect(
        (Number(begin) + Number(month.new) + Number(expansion) - Number(contraction) - Number(ended)).toFixed(2),
      ).toBe(end)
  })
})

it('shows no receivables to whoever may not read invoices', async () => {
  const answer = await get('', manager)
  expect(answer.status).toBe(200)
  expect(answer.body.receivables).toBeNull()
})

it('takes at most 12 queries, with a seller too', async () => {
  const seller = the((await body()).sellers.slice(0, 1)).id
  expect(await countQueries(() => get())).toBeLessThanOrEqual(12)
  expect(await countQueries(() => get(`?seller_id=${String(seller)}`))).toBeLessThanOrEqual(12)
})
