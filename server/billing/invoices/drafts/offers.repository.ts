import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { dayOf } from '@/server/db/days'
import { inIds } from '@/server/db/ids'
import { invoiceLines, invoices, payments } from '@/server/db/schema'

/**
 * Invoices of these companies that were paid in full since a day, at least once after the last day without charges; with the
 * payments that stand.
 */
export const listPaidLate = (conn: Db, companyIds: readonly number[], since: string) =>
  conn
    .select({
      companyId: invoices.companyId,
      number: sql<number>`${invoices.number}`,
      period: invoices.period,
      total: invoices.total,
      dueOn: invoices.currentDueOn,
      payments: sql<{ paid_on: string; amount: string }[]>`json_agg(json_build_object(
        'paid_on', ${payments.paidOn}, 'amount', ${payments.amount}::text) order by ${payments.paidOn})`,
    })
    .from(invoices)
    .innerJoin(payments, and(eq(payments.invoiceId, invoices.id), isNull(payments.reversedAt)))
    .where(
      and(
        inIds(invoices.companyId, companyIds),
        eq(invoices.status, 'PAID'),
        ne(invoices.kind, 'CREDIT'),
        isNull(invoices.disputedAt),
      ),
    )
    .groupBy(invoices.id)
    .having(
      and(
        sql`max(${payments.paidOn}) > ${invoices.payableOn}`,
        gte(sql`max(${dayOf(sql`${payments.createdAt}`)})`, since),
      ),
    )
    .orderBy(invoices.companyId, invoices.number)

/** What other invoices have billed of late charges already, by the invoice that `detail` names; in decimal text. */
export const listBilledCharges = (conn: Db, companyIds: readonly number[], period: string) =>
  conn
    .select({
      companyId: invoices.companyId,
      detail: invoiceLines.detail,
      amount: sql<string>`sum(${invoiceLines.amount})::numeric(12, 2)::text`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        inIds(invoices.companyId, companyIds),
        eq(invoiceLines.kind, 'LATE_CHARGES'),
        ne(invoices.status, 'CANCELED'),
        sql`not (${invoices.kind} = 'MONTHLY' and ${invoices.period} = ${period})`,
      ),
    )
    .groupBy(invoices.companyId, invoiceLines.detail)
