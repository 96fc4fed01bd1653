import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import type { ReceivableAge } from '@/services/dashboard/receivable-ages.rules'

type Age = { age: ReceivableAge; amount: string; invoices: number }

/**
 * What is open of issued invoices, by how long it is late: an invoice is late after its last day without charges, then its days count
 * from the due day that counts now, as in the list of invoices.
 */
export async function sumReceivables(conn: Db, today: string): Promise<Age[]> {
  const { rows } = await conn.execute<Age>(sql`
    select case when days = 0 then 'not_due' when days <= 15 then 'days_1_15' when days <= 30 then 'days_16_30'
        when days <= 60 then 'days_31_60' else 'days_over_60' end as age,
      sum(open)::numeric(14, 2)::text as amount, count(*)::int as invoices
    from (select total - paid_total as open,
        case when payable_on < ${today}::date then ${today}::date - current_due_on else 0 end as days
      from invoices where status = 'ISSUED' and kind <> 'CREDIT' and total > paid_total) owed
    group by 1`)
  return rows
}
