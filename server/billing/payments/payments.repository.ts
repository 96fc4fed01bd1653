import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { invoices, payments } from '@/server/db/schema'
import { PAYABLE_STATUSES, SERIES_OF } from '@/services/billing/invoices/invoice-states.rules'
import { must } from '@/services/invariant/must.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'

/** Invoices by their numbers, credit notes apart; with `isHeld` locked, in an order in which two imports cannot block each other. */
export async function findInvoicesByNumber(
  conn: Db,
  numbers: readonly number[],
  isHeld = false,
): Promise<(InvoiceRow & { number: number })[]> {
  const rows = conn
    .select()
    .from(invoices)
    .where(and(eq(invoices.series, SERIES_OF.MONTHLY), inIds(invoices.number, numbers)))
    .orderBy(asc(invoices.id))
  const found = await (isHeld ? rows.for('update') : rows)
  return found.map((row) => ({ ...row, number: must(row.number, 'number of an issued invoice') }))
}

/** Payments of some invoices, the first recorded first, with reversed ones. */
export const listPaymentRows = (conn: Db, invoiceIds: readonly number[]) =>
  conn.select().from(payments).where(inIds(payments.invoiceId, invoiceIds)).orderBy(asc(payments.id))

type NewPaymentRow = typeof payments.$inferInsert

/** Inserts a payment; undefined if its source has told of it already. */
export async function insertPayment(tx: Tx, row: NewPaymentRow): Promise<number | undefined> {
  const rows = await tx
    .insert(payments)
    .values(row)
    .onConflictDoNothing({ target: [payments.source, payments.externalId] })
    .returning({ id: payments.id })
  return rows[0]?.id
}

/** Payments of a source by the names that it gave them. */
export const findPaymentsByName = (conn: Db, source: NewPaymentRow['source'], names: readonly string[]) =>
  conn
    .select({ payment: payments, number: invoices.number })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(payments.source, source), sql`${payments.externalId} = any(${sql.param(names)})`))

/** Reverses a payment of an invoice; undefined if there is none that stands. */
export async function reversePaymentRow(
  tx: Tx,
  { id, invoiceId }: { id: number; invoiceId: number },
  set: { reversedAt: Date; reversedBy: number | null; reason: string },
) {
  const rows = await tx
    .update(payments)
    .set(set)
    .where(and(eq(payments.id, id), eq(payments.invoiceId, invoiceId), isNull(payments.reversedAt)))
    .returning()
  return rows[0]
}

/** Whether an invoice has such a payment, reversed or not. */
export async function hasPayment(conn: Db, invoiceId: number, id: number): Promise<boolean> {
  const rows = await conn
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.invoiceId, invoiceId)))
  return rows.length > 0
}

/** Invoices whose boleto is out at the provider and may be paid. */
export const listOpenBoletos = (conn: Db) =>
  conn
    .select({ boletoId: sql<string>`${invoices.boletoId}` })
    .from(invoices)
    .where(and(isNotNull(invoices.boletoId), inArray(invoices.status, [...PAYABLE_STATUSES])))
