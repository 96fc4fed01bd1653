import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inDays, monthIn } from '@/server/db/days'
import { equipmentUnits, orders, packages, products, returnItems } from '@/server/db/schema'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import type { ReportRows, ReportScope } from '../report-reader'
import { hasId } from '../report-conditions.repository'

/** Units by the condition in which they were appraised in a period, by month or by product. */
export async function readReturns(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const { group, company_id, product_id, ...period } = scope
  const [names, order] =
    group === 'product'
      ? [sql`p.id as product_id, p.name as product`, sql`appraised desc, product, product_id`]
      : [sql`${monthIn(sql`i.appraised_at`)} as month`, sql`month desc`]
  const { rows } = await conn.execute<ReportRow>(sql`
    select ${names}, count(*)::int as appraised,
      count(*) filter (where i.condition = 'good')::int as good, count(*) filter (where i.condition = 'worn')::int as worn,
      count(*) filter (where i.condition = 'damaged')::int as damaged,
      count(*) filter (where i.condition = 'missing')::int as missing
    from ${returnItems} i join ${equipmentUnits} u on u.id = i.unit_id join ${products} p on p.id = u.product_id
      join ${packages} g on g.id = i.package_id join ${orders} o on o.id = g.order_id
    where i.condition is not null and ${inDays(sql`i.appraised_at`, period)}
      and ${hasId(sql`o.company_id`, company_id)}
      and ${hasId(sql`p.id`, product_id)}
    group by ${group === 'product' ? sql`p.id` : sql`1`} order by ${order}`)
  return { rows }
}
