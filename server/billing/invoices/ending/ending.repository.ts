import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { invoiceLines, invoiceMeasurements, invoices } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import { toCents } from '@/services/simulation/money.rules'

/** Frees the days of a cancelled invoice; the database lets nothing else of its rows change. */
export async function freeDays(tx: Tx, invoiceId: number): Promise<void> {
  await tx
    .update(invoiceMeasurements)
    .set({ live: false })
    .where(and(eq(invoiceMeasurements.invoiceId, invoiceId), eq(invoiceMeasurements.live, true)))
}

/** What credit notes have given back of an invoice, in integer cents. */
export async function creditedOf(conn: Db, invoiceId: number): Promise<number> {
  const rows = await conn
    .select({ sum: sql<string>`coalesce(sum(0 - ${invoices.total}), 0)::numeric(12, 2)::text` })
    .from(invoices)
    .where(and(eq(invoices.refersToId, invoiceId), eq(invoices.kind, 'CREDIT')))
  return toCents(must(rows[0], 'sum of credit notes').sum)
}

/** The order of an invoice that has one alone. */
export async function onlyOrderOf(conn: Db, invoiceId: number): Promise<number | null> {
  const rows = await conn
    .selectDistinct({ orderId: invoiceLines.orderId })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoiceId), isNotNull(invoiceLines.orderId)))
  return rows.length === 1 ? (rows[0]?.orderId ?? null) : null
}
