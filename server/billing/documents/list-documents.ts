import { type Db, db } from '@/server/db/client'
import { documentPolicy } from '@/server/integrations/fiscal/choose-issuer'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { neededDocuments } from '@/services/billing/documents/document-kinds.rules'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import { currentDay } from '@/services/format/format.rules'
import { findVisibleInvoice, type InvoiceRow } from '../invoices/visible-invoices.repository'
import { toInvoiceDocument, toNeededDocument } from './documents.mapper'
import { listBilled, listDocuments } from './invoice-documents.repository'

/** The documents of an invoice that the actor may see. Refuses 404. */
export const getDocuments = async (actor: Actor, invoiceId: number): Promise<InvoiceDocument[]> =>
  listInvoiceDocuments(db(), actor, await findVisibleInvoice(db(), actor, invoiceId))

/**
 * The documents of an invoice that its reader may see already: all for staff, authorized ones for customers; of a draft
 * those that it would need if it were issued today.
 */
export async function listInvoiceDocuments(
  conn: Db,
  actor: Actor,
  { id, kind, status }: Pick<InvoiceRow, 'id' | 'kind' | 'status'>,
): Promise<InvoiceDocument[]> {
  if (status === 'DRAFT') {
    const lines = await listBilled(conn, id)
    return neededDocuments({ kind, lines }, currentDay(), documentPolicy()).map(toNeededDocument)
  }
  const isForStaff = isStaff(actor)
  const rows = await listDocuments(conn, id)
  return rows
    .filter((row) => isForStaff || row.status === 'AUTHORIZED')
    .map((row) => toInvoiceDocument(row, isForStaff))
}
