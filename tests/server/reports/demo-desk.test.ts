/** @database demo */
import type { Report } from '@/services/reports/reports.schema'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { askReport } from '@/tests/factories/reports/ask-report'
import { rowsOf } from '@/tests/factories/rows'

let admin: { token: string }
beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const report = async (key: string, query = {}): Promise<Report> => (await askReport(admin, key, query)).body

/** Months as the reports name them. */
const monthOf = (instant: string) => `to_char(${instant} - interval '3 hours', 'YYYY-MM')`

describe('what happened to tickets', () => {
  it('equals the tickets themselves, month by month', async () => {
    const { rows } = await report('tickets')
    const count = (what: string) => `(select count(*)::int from tickets t where merged_into_id is null and ${what})`
    const expected = await rowsOf(
      `select m.month,
        ${count(`${monthOf("t.created_at at time zone 'UTC'")} = m.month`)} as opened,
        ${count(`status = 'CLOSED' and ${monthOf("t.closed_at at time zone 'UTC'")} = m.month`)} as closed,
        ${count(`${monthOf("t.created_at at time zone 'UTC'")} = m.month and category = 'DEFECT'`)} as defects,
        (select count(*)::int from ticket_ratings r where ${monthOf("r.created_at at time zone 'UTC'")} = m.month) as ratings,
        (select round(avg(score), 1)::float8 from ticket_ratings r where ${monthOf("r.created_at at time zone 'UTC'")} = m.month) as rating
      from unnest($1::text[]) m(month)`,
      [rows.map(({ month }) => month)],
    )
    expect(
      rows.map(({ month, opened, closed, defects, ratings, rating }) => ({
        month,
        opened,
        closed,
        defects,
        ratings,
        rating,
      })),
    ).toEqual(expected)
    expect(rows).toHaveLength(12)
  })

  it('counts the clocks that were kept and those that ran out', async () => {
    const { totals } = await report('tickets', { from: '2025-12' })
    const [counted] = await rowsOf<Record<string, number>>(
      `select count(*) filter (where answer_came and (answered or missed))::int as responses,
        count(*) filter (where answer_came and answered and not late)::int as answered,
        count(*) filter (where end_came and (solved or unsolved))::int as solutions,
        count(*) filter (where end_came and solved and not overdue)::int as solved
      from (select first_response_at is not null as answered, breached ? 'first_response' as late,
          first_response_due_at <= now() as answer_came, resolution_due_at <= now() as end_came,
          first_response_at is null and coalesce(closed_at, now()) >= first_response_due_at as missed,
          status = 'CLOSED' as solved, breached ? 'resolution' as overdue,
          status <> 'CLOSED' and (breached ? 'resolution' or running_since is not null) as unsolved
        from tickets where merged_into_id is null) every_ticket`,
    )
    const share = (of = 0, by = 0) => (by === 0 ? null : Math.round((1000 * of) / by) / 10)
    expect(totals).toMatchObject({
      responses: counted?.responses,
      responses_in_time: share(counted?.answered, counted?.responses),
      solutions: counted?.solutions,
      solutions_in_time: share(counted?.solved, counted?.solutions),
    })
  })

  it.each(['month', 'category', 'product'])('comes to the same sums by %s', async (group) => {
    const { totals } = await report('tickets', { group })
    const { defects: _, ...sums } = (await report('tickets')).totals
    expect(totals).toMatchObject(sums)
  })

  it('sets defects against the units in use of each product', async () => {
    const { rows } = await report('tickets', { group: 'product' })
    const expected = await rowsOf(
      `select p.id as product_id, (select count(*)::int from equipment_units u where u.product_id = p.id
          and status in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED')) as units,
        (select count(*)::int from tickets t join equipment_units u on u.id = t.unit_id
          where u.product_id = p.id and category = 'DEFECT' and merged_into_id is null) as defects
      from products p where p.id = any($1::int[]) order by p.id`,
      [rows.map(({ product_id }) => product_id)],
    )
    const found = rows
      .filter(({ product_id }) => product_id !== null)
      .map(({ product_id, units, defects }) => ({ product_id, units, defects }))
    expect(found.toSorted((one, other) => Number(one.product_id) - Number(other.product_id))).toEqual(expected)
    expect(found.length).toBeGreaterThan(3)
  })
})

describe('returned units by condition', () => {
  it('equal the appraisals, month by month', async () => {
    const { rows } = await report('returns')
    const expected = await rowsOf(
      `select m.month, count(i.unit_id)::int as appraised, ${['good', 'worn', 'damaged', 'missing']
        .map((condition) => `coalesce(sum((i.condition = '${condition}')::int), 0)::int as ${condition}`)
        .join(', ')}
      from unnest($1::text[]) m(month)
      left join return_items i on ${monthOf("i.appraised_at at time zone 'UTC'")} = m.month and i.appraised_by is not null
      group by 1 order by 1 desc`,
      [rows.map(({ month }) => month)],
    )
    expect(rows.map(({ damage_share: _, ...row }) => row)).toEqual(expected)
    for (const { appraised, good, worn, damaged, missing } of rows)
      expect(Number(good) + Number(worn) + Number(damaged) + Number(missing)).toBe(appraised)
  })

  it('come to the same sums by product', async () => {
    expect((await report('returns', { group: 'product' })).totals).toEqual((await report('returns')).totals)
  })
})

describe('contracts by the month in which their term ends', () => {
  it('equal the orders, their addenda and their history, month by month', async () => {
    const { rows } = await report('portfolio')
    const inMonth = (day: string) => `to_char(${day}, 'YYYY-MM') = m.month`
    const finished = `from event_logs e join orders o on e.model_name = 'order' and o.id = e.object_id
      where e.to_stage = 'FINISHED' and e.from_stage <> 'FINISHED' and ${monthOf("e.created_at at time zone 'UTC'")} = m.month`
    const expected = await rowsOf(
      `select m.month,
        (select count(*)::int from orders where stage_name in ('ONGOING', 'RETURNING') and ${inMonth('ends_on')}) as open,
        (select coalesce(sum(monthly_fee), 0)::text from orders where stage_name in ('ONGOING', 'RETURNING') and ${inMonth('ends_on')}) as open_fee,
        (select count(*)::int from order_addenda where status = 'accepted' and ${inMonth('begins_on')}) as renewed,
        (select count(*)::int ${finished}) as ended,
        (select coalesce(sum(o.monthly_fee), 0)::numeric(12, 2)::text ${finished}) as ended_fee
      from unnest($1::text[]) m(month)`,
      [rows.map(({ month }) => month)],
    )
    const plain = rows.map(({ month, open, open_fee, renewed, ended, ended_fee }) => ({
      ...{ month, open, open_fee, renewed, ended, ended_fee },
    }))
    expect(plain.map((row) => ({ ...row, open_fee: Number(row.open_fee) }))).toEqual(
      expected.map((row) => ({ ...row, open_fee: Number(row.open_fee) })),
    )
    expect(rows.some(({ open }) => Number(open) > 0)).toBe(true)
  })
})
