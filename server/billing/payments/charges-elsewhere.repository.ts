import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { invoiceLines, invoices } from '@/server/db/schema'
import { chargedDetail, chargedNumbers } from '@/services/billing/invoices/invoice-states.rules'
import { must } from '@/services/invariant/must.rules'
import { toCents } from '@/services/simulation/money.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'

type Charged = Pick<InvoiceRow, 'companyId' | 'number'>

/** What issued invoices bill of the late charges of this one, in integer cents. */
export async function sumChargesElsewhere(conn: Db, { companyId, number }: Charged): Promise<number> {
  if (number === null) return 0
  const rows = await conn
    .select({ sum: sql<string>`coalesce(sum(${invoiceLines.amount}), 0)::numeric(12, 2)::text` })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        eq(invoices.companyId, companyId),
        notInArray(invoices.status, ['DRAFT', 'CANCELED']),
        eq(invoiceLines.kind, 'LATE_CHARGES'),
        eq(invoiceLines.detail, chargedDetail(number)),
      ),
    )
  return toCents(must(rows[0], 'sum of charges').sum)
}

/** The numbers of the invoices whose late charges this one bills. */
export async function listChargedNumbers(conn: Db, invoiceId: number): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ detail: invoiceLines.detail })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoiceId), eq(invoiceLines.kind, 'LATE_CHARGES')))
  return rows.flatMap(({ detail }) => chargedNumbers(detail))
}
