import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { companies, invoices } from '@/server/db/schema'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { hasId, moneyWhere } from '../report-conditions.repository'
import type { ReportRows, ReportScope } from '../report-reader'

const sumOf = (name: string, where: SQL): SQL => moneyWhere(name, sql`open`, where)

/**
 * What companies owe today, by how long it is late. An invoice is late after its last day without charges; then its days
 * count from the due day that counts, as in the list of invoices. Who owes most comes first.
 */
export async function readReceivables(conn: Db, { today, company_id }: ReportScope): Promise<ReportRows> {
  const { rows } = await conn.execute<ReportRow>(sql`
    with owed as (
      select c.id as company_id, c.corporate_name as company, i.total - i.paid_total as open,
        case when i.payable_on < ${today}::date then ${today}::date - i.current_due_on else 0 end as days
      from ${invoices} i join ${companies} c on c.id = i.company_id
      where i.status = 'ISSUED' and i.kind <> 'CREDIT' and i.total > i.paid_total
        and ${hasId(sql`i.company_id`, company_id)}
    )
    select company_id, company, count(*)::int as invoices, ${sumOf('not_due', sql`days = 0`)},
      ${sumOf('days_1_15', sql`days between 1 and 15`)}, ${sumOf('days_16_30', sql`days between 16 and 30`)},
      ${sumOf('days_31_60', sql`days between 31 and 60`)}, ${sumOf('days_over_60', sql`days > 60`)},
      ${sumOf('total', sql`true`)}
    from owed group by company_id, company order by sum(open) desc, company, company_id`)
  return { rows }
}
