import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { invoices } from '@/server/db/schema'
import { orNotFound } from '@/server/http/refusal'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'

export type InvoiceRow = typeof invoices.$inferSelect

/** The invoices that the actor may see, as a condition: a customer's are those of the active company, drafts never. */
export function visibleInvoices(actor: Actor): SQL | undefined {
  const companies = visibleCompanies(actor)
  return and(
    companies && inIds(invoices.companyId, companies),
    isCustomer(actor) ? ne(invoices.status, 'DRAFT') : undefined,
  )
}

/** The invoice. Refuses 404 for one that the actor may not see. */
export async function findVisibleInvoice(conn: Db, actor: Actor, id: number): Promise<InvoiceRow> {
  const rows = await conn
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), visibleInvoices(actor)))
  return orNotFound(rows[0])
}

/** The same, locked until the end of the transaction. */
export async function lockVisibleInvoice(tx: Tx, actor: Actor, id: number): Promise<InvoiceRow> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), visibleInvoices(actor)))
    .for('update')
  return orNotFound(rows[0])
}
