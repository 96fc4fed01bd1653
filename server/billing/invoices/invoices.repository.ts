import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { companies, invoices } from '@/server/db/schema'
import { must } from '@/services/invariant/must.rules'
import type { InvoiceRow } from './visible-invoices.repository'

export type InvoiceChange = Partial<typeof invoices.$inferInsert>

export async function insertInvoice(tx: Tx, invoice: typeof invoices.$inferInsert): Promise<InvoiceRow> {
  return must((await tx.insert(invoices).values(invoice).returning())[0], 'inserted invoice')
}

export async function updateInvoice(tx: Tx, id: number, change: InvoiceChange): Promise<InvoiceRow> {
  return must((await tx.update(invoices).set(change).where(eq(invoices.id, id)).returning())[0], 'changed invoice')
}

/** A draft; the database refuses to delete anything else. */
export async function deleteInvoice(tx: Tx, id: number): Promise<void> {
  await tx.delete(invoices).where(eq(invoices.id, id))
}

export async function findInvoice(conn: Db, id: number): Promise<InvoiceRow | undefined> {
  return (await conn.select().from(invoices).where(eq(invoices.id, id)))[0]
}

/** The same, locked until the end of the transaction. */
export async function lockInvoice(tx: Tx, id: number): Promise<InvoiceRow | undefined> {
  return (await tx.select().from(invoices).where(eq(invoices.id, id)).for('update'))[0]
}

/** The invoices that are contested in a ticket, locked until the end of the transaction. */
export const lockInvoicesOfTicket = (tx: Tx, ticketId: number): Promise<InvoiceRow[]> =>
  tx.select().from(invoices).where(eq(invoices.disputeTicketId, ticketId)).orderBy(asc(invoices.id)).for('update')

/** A company's invoice of a month, whatever its state, but no cancelled one. */
export async function findMonthlyInvoice(conn: Db, companyId: number, period: string): Promise<InvoiceRow | undefined> {
  const rows = await conn
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, companyId),
        eq(invoices.period, period),
        eq(invoices.kind, 'MONTHLY'),
        ne(invoices.status, 'CANCELED'),
      ),
    )
  return rows[0]
}

export type BilledCompany = typeof companies.$inferSelect

export async function findBilledCompany(conn: Db, id: number): Promise<BilledCompany | undefined> {
  return (await conn.select().from(companies).where(eq(companies.id, id)))[0]
}

/** Locked, so that its drafts, and the credit that they use, are written by one at a time. */
export async function lockBilledCompany(tx: Tx, id: number): Promise<BilledCompany> {
  const rows = await tx.select().from(companies).where(eq(companies.id, id)).for('no key update')
  return must(rows[0], 'company of an invoice')
}

/** Whether anything was drafted or issued for a month. @param period its first day */
export async function hasMonthlyInvoice(conn: Db, period: string): Promise<boolean> {
  const rows = await conn
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.period, period), eq(invoices.kind, 'MONTHLY')))
    .limit(1)
  return rows.length > 0
}

/** The companies with a draft of a month. */
export async function listDraftedCompanies(conn: Db, period: string): Promise<number[]> {
  const rows = await conn
    .select({ companyId: invoices.companyId })
    .from(invoices)
    .where(and(eq(invoices.period, period), eq(invoices.kind, 'MONTHLY'), eq(invoices.status, 'DRAFT')))
  return rows.map(({ companyId }) => companyId)
}
