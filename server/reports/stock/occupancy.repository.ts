import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { monthlyFigures, products } from '@/server/db/schema'
import type { FigureKey } from '@/services/dashboard/figures.rules'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { hasId } from '../report-conditions.repository'
import type { ReportRows, ReportScope } from '../report-reader'

const OWNED: FigureKey = 'owned_days'
const RENTED: FigureKey = 'rented_days'

const month = sql`to_char(f.month, 'YYYY-MM')`

/** The columns that name the rows, what they are grouped by, and their order. */
const BY_MONTH = { names: sql`${month} as month`, by: sql`f.month`, order: sql`f.month desc` }

const GROUPS: ReadonlyMap<string, typeof BY_MONTH> = new Map([
  [
    'product',
    {
      names: sql`p.id as product_id, p.name as product`,
      by: sql`p.id`,
      order: sql`rented_days desc, product, product_id`,
    },
  ],
  [
    'month_product',
    {
      names: sql`${month} as month, p.id as product_id, p.name as product`,
      by: sql`f.month, p.id`,
      order: sql`f.month desc, product, product_id`,
    },
  ],
])

/** Unit-days owned and rented in the months of a period; the running month until now. */
export async function readOccupancy(conn: Db, { group, from, until, product_id }: ReportScope): Promise<ReportRows> {
  const { names, by, order } = GROUPS.get(group) ?? BY_MONTH
  const { rows } = await conn.execute<ReportRow>(sql`
    select ${names}, coalesce(sum(f.value) filter (where f.key = ${OWNED}), 0)::int as owned_days,
      coalesce(sum(f.value) filter (where f.key = ${RENTED}), 0)::int as rented_days
    from ${monthlyFigures} f join ${products} p on p.id = f.dimension::int
    where f.key in (${OWNED}, ${RENTED}) and f.month >= ${from} and f.month < ${until}
      and ${hasId(sql`p.id`, product_id)}
    group by ${by} having sum(f.value) > 0 order by ${order}`)
  return { rows }
}
