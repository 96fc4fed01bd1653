import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inDays, monthIn } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { equipmentUnits, products, ticketRatings, tickets } from '@/server/db/schema'
import { deadlines } from '@/server/tickets/ticket-policy.service'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { RENTED_OUT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { CATEGORY_LABEL, TICKET_CATEGORIES } from '@/services/tickets/ticket-states.rules'
import type { ReportRows, ReportScope } from '../report-reader'
import { hasId } from '../report-conditions.repository'

/**
 * What happened to tickets in a period until now, a row each: what, when, and whether in time; of a rating its score. Whether
 * something was in time the ticket's clocks say, which never take a breach back.
 */
const facts = ({ company_id, product_id, now, ...period }: ReportScope): SQL => sql`
  own as (
    select t.*, u.product_id from ${tickets} t left join ${equipmentUnits} u on u.id = t.unit_id
    where t.merged_into_id is null and ${hasId(sql`t.company_id`, company_id)}
      and ${hasId(sql`u.product_id`, product_id)}
  ),
  facts as (
    select t.category, t.product_id, fact.* from own t cross join lateral (
      values ('opened', t.created_at, true, 0),
        ('closed', t.closed_at, true, 0),
        ('response', case when ${deadlines.firstResponse.wasDue} then t.first_response_due_at end,
          ${deadlines.firstResponse.inTime}, 0),
        ('solution', case when ${deadlines.resolution.wasDue} then t.resolution_due_at end,
          ${deadlines.resolution.inTime}, 0)
      union all select 'rating', r.created_at, true, r.score from ${ticketRatings} r where r.ticket_id = t.id
    ) fact (fact, at, in_time, score)
    where ${inDays(sql`fact.at`, period)} and fact.at <= ${now.toISOString()}::timestamptz
  )`

const sums = sql`count(*) filter (where fact = 'opened')::int as opened,
  count(*) filter (where fact = 'closed')::int as closed,
  count(*) filter (where fact = 'response')::int as responses,
  count(*) filter (where fact = 'response' and in_time)::int as answered,
  count(*) filter (where fact = 'solution')::int as solutions,
  count(*) filter (where fact = 'solution' and in_time)::int as solved,
  count(*) filter (where fact = 'rating')::int as ratings, coalesce(sum(score), 0)::int as points,
  count(*) filter (where fact = 'opened' and category = 'DEFECT')::int as defects`

/** What happened to tickets in a period, by month, category or product; the most opened first. */
export async function readTickets(conn: Db, scope: ReportScope): Promise<ReportRows> {
  if (scope.group === 'product') return readTicketsByProduct(conn, scope)
  if (scope.group === 'month') {
    const { rows } = await conn.execute<ReportRow>(
      sql`with ${facts(scope)} select ${monthIn(sql`at`)} as month, ${sums} from facts group by 1 order by 1 desc`,
    )
    return { rows }
  }
  const { rows } = await conn.execute<ReportRow>(
    sql`with ${facts(scope)} select category as code, ${sums} from facts group by 1 order by opened desc, code`,
  )
  return { rows: rows.map(({ code, ...row }) => ({ ...row, category: labelOf(code) })) }
}

const labelOf = (code: unknown): string | null => {
  const category = TICKET_CATEGORIES.find((one) => one === code)
  return category ? CATEGORY_LABEL[category] : null
}

/** With the units that are in use now, also of products without tickets: what is rare among many is not what is rare among few. */
async function readTicketsByProduct(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const { company_id, product_id } = scope
  const { rows } = await conn.execute<ReportRow>(sql`
    with ${facts(scope)},
    happened as (select product_id, ${sums} from facts group by 1),
    used as (
      select product_id, count(*)::int as units from ${equipmentUnits}
      where status = any(${arrayOf(RENTED_OUT_STATUSES)})
        and ${hasId(sql`company_id`, company_id)}
        and ${hasId(sql`product_id`, product_id)}
      group by 1
    )
    select coalesce(happened.product_id, used.product_id) as product_id, coalesce(p.name, 'Sem equipamento') as product,
      ${sql.join(
        COUNTS.map((name) => sql`coalesce(happened.${sql.identifier(name)}, 0) as ${sql.identifier(name)}`),
        sql`, `,
      )},
      coalesce(used.units, 0) as units
    from happened full join used on used.product_id = happened.product_id
    left join ${products} p on p.id = coalesce(happened.product_id, used.product_id)
    order by opened desc, product, 1`)
  return { rows }
}

const COUNTS = ['opened', 'closed', 'responses', 'answered', 'solutions', 'solved', 'ratings', 'points', 'defects']
