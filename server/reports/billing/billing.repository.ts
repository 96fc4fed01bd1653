import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { companies, invoices, payments } from '@/server/db/schema'
import { CREDIT_NOTE_PREFIX } from '@/services/billing/payments/payment-words.rules'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import { hasId, moneyWhere } from '../report-conditions.repository'
import type { ReportRows, ReportScope } from '../report-reader'

/** What names the rows of each group, and their order. */
const GROUPS = new Map([
  ['month', { names: sql`month`, order: sql`month desc` }],
  ['company', { names: sql`company_id, company`, order: sql`company, company_id` }],
])
const MONTHS_AND_COMPANIES = { names: sql`month, company_id, company`, order: sql`month desc, company, company_id` }

/** What credit notes have lessened of an invoice: the payments that stand for them. */
const credited = sql`coalesce((select sum(p.amount) from ${payments} p where p.invoice_id = i.id
  and p.source = 'manual' and p.external_id like ${`${CREDIT_NOTE_PREFIX}%`} and p.reversed_at is null), 0)`

/**
 * What was issued for the months of a period, by month, company or both, and what became of it. Credit notes are no rows of
 * their own: they count where they lessened an invoice.
 */
export async function readBilling(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const { group, from, until, today, company_id } = scope
  const { names, order } = GROUPS.get(group) ?? MONTHS_AND_COMPANIES
  const { rows } = await conn.execute<ReportRow>(sql`
    with parts as (
      select to_char(i.period, 'YYYY-MM') as month, c.id as company_id, c.corporate_name as company, i.status, i.total,
        least(i.paid_total, i.total) as covered, ${credited} as credited, greatest(i.total - i.paid_total, 0) as open,
        i.payable_on < ${today}::date as late
      from ${invoices} i join ${companies} c on c.id = i.company_id
      where i.kind <> 'CREDIT' and i.status in ('ISSUED', 'PAID', 'UNCOLLECTIBLE')
        and i.period >= ${from}::date and i.period < ${until}::date
        and ${hasId(sql`i.company_id`, company_id)}
    )
    select ${names}, count(*)::int as invoices, ${moneyWhere('issued', sql`total`, sql`true`)},
      ${moneyWhere('paid', sql`covered - credited`, sql`true`)}, ${moneyWhere('credited', sql`credited`, sql`true`)},
      ${moneyWhere('open', sql`open`, sql`status = 'ISSUED' and not late`)},
      ${moneyWhere('late', sql`open`, sql`status = 'ISSUED' and late`)},
      ${moneyWhere('uncollectible', sql`open`, sql`status = 'UNCOLLECTIBLE'`)}
    from parts group by ${names} order by ${order}`)
  return { rows }
}
