/** @database demo */
import { updateFigures } from '@/server/dashboard/figures/update-figures'
import { isBusinessDay } from '@/services/orders/business-days.rules'
import { toDay } from '@/services/format/format.rules'
import type { FigureKey } from '@/services/dashboard/figures.rules'
import { rowsOf } from '@/tests/factories/rows'

type Row = { month: string; dimension: string | null; value: string }

/** A figure of all orders, by month and part. */
const kept = async (key: FigureKey) =>
  keyed(
    await rowsOf<Row>(
      `select month::text, dimension, value::float::text as value from monthly_figures
       where key = $1 and seller_id is null and value <> 0 order by month, dimension`,
      [key],
    ),
  )

const keyed = (rows: readonly Row[]) =>
  rows.map(({ month, dimension, value }) => `${month} ${dimension ?? 'all'}: ${String(Number(value))}`)

const counted = async (sql: string) =>
  keyed(await rowsOf<Row>(`select * from (${sql}) counted where value::numeric <> 0 order by month, dimension`))

/** The months, the last one until now. */
const MONTHS = `(select m::date::text as month, least((m + interval '1 month') at time zone 'America/Sao_Paulo', now() + interval '1 second') as until
  from generate_series((select date_trunc('month', min(created_at at time zone 'America/Sao_Paulo')) from unit_events),
    date_trunc('month', now() at time zone 'America/Sao_Paulo'), interval '1 month') m) months`

/** Each order as the history says it was at the end of each month. */
const ORDERS_AT_END = `(select month, o.id, o.responsible_id, log.to_stage as stage, fee.fee from ${MONTHS} cross join orders o
  cross join lateral (select to_stage from event_logs where model_name = 'order' and object_id = o.id and to_stage is not null
    and created_at < until order by id desc limit 1) log
  cross join lateral (select (after ->> 'monthly_fee')::numeric as fee from event_logs where model_name = 'order' and object_id = o.id
    and action in ('created', 'issue_proposal', 'update_package', 'addendum_begins', 'accept_addendum') and after ? 'monthly_fee'
    and created_at < until order by id desc limit 1) fee) at_end`

const DAY_IN = "(created_at at time zone 'America/Sao_Paulo')"

const month = (column: string) => `date_trunc('month', ${column})::date::text`

beforeAll(async () => {
  await updateFigures()
})

describe('each figure of the demo data is what is counted in the history', () => {
  it('contracted fee', async () => {
    expect(await kept('contracted_fee')).toEqual(
      await counted(`select month, null as dimension, sum(fee)::text as value from ${ORDERS_AT_END}
        where stage in ('PACKAGING', 'SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'ONGOING', 'RETURNING') group by month`),
    )
  })

  it('orders before their delivery', async () => {
    expect(await kept('orders_before_delivery')).toEqual(
      await counted(`select month, null as dimension, count(*)::text as value from ${ORDERS_AT_END}
        where stage in ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO', 'PACKAGING', 'SHIPPING', 'DELIVERY_INFO')
        group by month`),
    )
  })

  it('running fee', async () => {
    const [{ fee } = { fee: '' }] = await rowsOf<{ fee: string }>(
      `select sum(active_fee)::float::text as fee from orders where stage_name in ('ONGOING', 'RETURNING')`,
    )
    expect((await kept('running_fee')).at(-1)).toBe(`${toDay(new Date()).slice(0, 7)}-01 all: ${fee}`)
  })

  it('new and ended rentals', async () => {
    const rentals = (from: string, to: string) => `select ${month(DAY_IN)} as month, null as dimension, sum((
        select (f.after ->> 'monthly_fee')::numeric from event_logs f where f.model_name = 'order' and f.object_id = event_logs.object_id
          and f.action in ('created', 'issue_proposal', 'update_package', 'addendum_begins') and f.after ? 'monthly_fee'
          and f.id < event_logs.id order by f.id desc limit 1))::text as value
      from event_logs where model_name = 'order' and from_stage = '${from}' and to_stage = '${to}' group by 1`
    expect(await kept('fee_new')).toEqual(await counted(rentals('DELIVERY_TERM', 'ONGOING')))
    // No part of them came back before.
    expect(await kept('fee_ended')).toEqual(await counted(rentals('RETURNING', 'FINISHED')))
  })

  it('stays that ended, by stage', async () => {
    expect(await kept('stage_stays')).toEqual(
      await counted(`select ${month(DAY_IN)} as month, from_stage as dimension, count(*)::text as value from event_logs
        where model_name = 'order' and from_stage <> to_stage
          and from_stage not in ('ONGOING', 'RETURNING', 'FINISHED', 'CANCELLED') group by 1, 2`),
    )
  })

  const stays = () =>
    rowsOf<{ month: string; stage: string; entered: Date; left: Date }>(
      `select ${month(DAY_IN)} as month, from_stage as stage, created_at as left,
         (select max(created_at) from event_logs b where b.model_name = 'order' and b.object_id = l.object_id and b.id < l.id
           and b.from_stage is distinct from b.to_stage) as entered
       from event_logs l where model_name = 'order' and from_stage <> to_stage
         and from_stage not in ('ONGOING', 'RETURNING', 'FINISHED', 'CANCELLED')`,
    )

  /** The sums of amounts by their keys, without those of nothing. */
  const summedUp = (amounts: readonly (readonly [string, number])[]) => {
    const sums = new Map<string, number>()
    for (const [key, amount] of amounts) sums.set(key, (sums.get(key) ?? 0) + amount)
    return [...sums]
      .filter(([, sum]) => sum > 0)
      .map(([key, sum]) => `${key}: ${String(sum)}`)
      .toSorted()
  }

  it('business minutes of the stays, minute by minute', async () => {
    expect(await kept('stage_minutes')).toEqual(
      summedUp(
        (await stays()).map(({ month, stage, entered, left }) => [`${month} ${stage}`, openMinutes(entered, left)]),
      ),
    )
  })

  it('how many stays took so many tenths of a business day, in months that are over', async () => {
    const over = (await stays()).filter(({ month }) => month.slice(0, 7) < toDay(new Date()).slice(0, 7))
    expect(over.length).toBeGreaterThan(30)
    expect((await kept('stage_spread')).toSorted()).toEqual(
      summedUp(
        over.map(({ month, stage, entered, left }) => [
          `${month} ${stage}:${String(Math.round(openMinutes(entered, left) / 54))}`,
          1,
        ]),
      ),
    )
  })

  it('stays with a deadline', async () => {
    expect(await kept('stage_due')).toEqual(
      await counted(`select ${month("(at at time zone 'America/Sao_Paulo')")} as month, from_stage as dimension, count(due_at)::text as value
        from order_moves where from_stage not in ('ONGOING', 'RETURNING', 'FINISHED', 'CANCELLED') and entered_at is not null
        group by 1, 2`),
    )
  })

  it('orders that were delivered, and their days from the acceptance', async () => {
    const delivered = `(select o.id, max(p.delivery_date) as last,
        max(p.delivery_date) - (select max(decided_at at time zone 'America/Sao_Paulo')::date from order_proposals
          where order_id = o.id and status = 'accepted') as days
      from orders o join packages p on p.order_id = o.id
      where p.package_type = 'regular' and p.delivery_status <> 'CANCELED'
      group by o.id having bool_and(p.delivery_status = 'DELIVERED')) delivered`
    expect(await kept('delivered_orders')).toEqual(
      await counted(
        `select ${month('last')} as month, null as dimension, count(*)::text as value from ${delivered} group by 1`,
      ),
    )
    expect(await kept('delivery_days')).toEqual(
      await counted(
        `select ${month('last')} as month, null as dimension, sum(days)::text as value from ${delivered} group by 1`,
      ),
    )
    expect(await kept('delivery_days_median')).toEqual(
      await counted(`select ${month('last')} as month, null as dimension,
        percentile_cont(0.5) within group (order by days)::text as value from ${delivered} group by 1`),
    )
  })

  it('days of units rented and owned, day by day, and units in use at the end', async () => {
    const days = `(select d::date as day, u.product_id, e.unit_status, e.product_group
      from generate_series((select min(${DAY_IN}::date) from unit_events)::timestamp, (now() at time zone 'America/Sao_Paulo')::date, interval '1 day') d
      cross join equipment_units u
      cross join lateral (select unit_status, product_group from unit_events e where e.unit_id = u.id
        and ${DAY_IN}::date <= d::date order by id desc limit 1) e) days`
    const ours = `product_group <> 'customers' and unit_status not in ('FINISHED', 'DISPOSABLE_SERIAL', 'WAITING_SERIAL')`
    const inUse = `unit_status in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED')`
    const rows = await rowsOf<{ month: string; dimension: string; owned: string; rented: string; used: string }>(
      `select ${month('day')} as month, product_id::text as dimension, count(*) filter (where ${ours}) as owned,
         count(*) filter (where ${ours} and (${inUse} or unit_status = 'OK')) as rented,
         count(*) filter (where ${inUse} and day = least((date_trunc('month', day) + interval '1 month' - interval '1 day')::date,
           (now() at time zone 'America/Sao_Paulo')::date)) as used
       from ${days} group by 1, 2 order by 1, 2`,
    )
    const of = (value: (row: (typeof rows)[number]) => string) =>
      keyed(rows.map((row) => ({ ...row, value: value(row) })).filter((row) => row.value !== '0'))
    expect(await kept('owned_days')).toEqual(of(({ owned }) => owned))
    expect(await kept('rented_days')).toEqual(of(({ rented }) => rented))
    expect(await kept('units_in_use')).toEqual(of(({ used }) => used))
  })
})

it('the events of each unit are in the order of their time: none is rented before it was bought', async () => {
  const early = await rowsOf(`select unit_id, created_at, before from (
    select unit_id, created_at, lag(created_at) over (partition by unit_id order by id) as before from unit_events) events
    where before > created_at`)
  expect(early).toEqual([])
})

describe('months that are closed', () => {
  const all = () =>
    rowsOf<{ day: string }>(
      'select month::text as day, * from monthly_figures order by month, key, seller_id, dimension, value',
    )
  const isOver = ({ day }: { day: string }) => day.slice(0, 7) < toDay(new Date()).slice(0, 7)

  it('stay as they are, however often the job runs', async () => {
    const before = (await all()).filter(isOver)
    await updateFigures()
    await Promise.all([updateFigures(), updateFigures()])
    expect((await all()).filter(isOver)).toEqual(before)
    expect(before.length).toBeGreaterThan(100)
  })

  it('are each closed once their last day is over, the one after them is the running one', async () => {
    const next = new Date()
    next.setUTCMonth(next.getUTCMonth() + 2, 1)
    // At noon it is the same day in São Paulo.
    next.setUTCHours(12)
    await updateFigures(next)
    const [{ open, closed } = { open: 0, closed: 0 }] = await rowsOf<{ open: number; closed: number }>(
      `select count(distinct month) filter (where computed_at < (month + interval '1 month') at time zone 'America/Sao_Paulo')::int as open,
         count(distinct month) filter (where month >= date_trunc('month', now()))::int - 1 as closed from monthly_figures`,
    )
    expect({ open, closed }).toEqual({ open: 1, closed: 2 })
  })
})

/** Minutes between two instants from 9:00 to 18:00 of business days in São Paulo (UTC-3). */
function openMinutes(from: Date, to: Date): number {
  let count = 0
  for (let minute = Math.floor(from.getTime() / 60_000); minute < Math.floor(to.getTime() / 60_000); minute += 1) {
    const local = new Date((minute - 180) * 60_000)
    const hour = local.getUTCHours()
    if (hour >= 9 && hour < 18 && isBusinessDay(local.toISOString().slice(0, 10))) count += 1
  }
  return count
}
