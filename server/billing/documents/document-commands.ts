import { db, transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import { FiscalFailure } from '@/server/integrations/fiscal/issuer'
import type { Actor } from '@/services/auth/actor.rules'
import { billedOf, isRentalDocument } from '@/services/billing/documents/document-kinds.rules'
import type { DocumentKind } from '@/services/billing/documents/document-words.rules'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import { toDecimal } from '@/services/simulation/money.rules'
import { lockInvoice } from '../invoices/invoices.repository'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { atThePortal, cancelThere, markCanceled } from './cancel-at-issuer'
import { recordDocument } from './document-events'
import { type DocumentRow, findDocument, listBilled, listDocuments } from './invoice-documents.repository'
import { getDocuments } from './list-documents'
import { askFor } from './request-documents'

/**
 * Asks the issuer for a document that is missing, or again for one that was rejected or cancelled.
 * Refuses 404; 400 `kind` for what the invoice does not bill; 409 for a draft, a cancelled invoice and a credit note, and
 * when such a document counts already.
 */
export async function requestAgain(actor: Actor, invoiceId: number, kind: DocumentKind): Promise<InvoiceDocument[]> {
  await transaction(async (tx) => {
    const amount = await requireDocumentable(tx, invoiceId, kind)
    const row = await askFor(tx, invoiceId, { kind, amount }, actor.id)
    if (!row) throw taken()
    await recordDocument(tx, actor, row, { action: 'document_requested' })
  })
  return getDocuments(actor, invoiceId)
}

/** The amount that a document of this kind states, once nothing speaks against having one. Locks the invoice. */
export async function requireDocumentable(tx: Tx, invoiceId: number, kind: DocumentKind): Promise<string> {
  const invoice = orNotFound(await lockInvoice(tx, invoiceId))
  requireIssued(invoice)
  const cents = billedOf(kind, await listBilled(tx, invoiceId))
  if (cents <= 0) throw refuseField('kind', 'A fatura não tem nada que esse documento cobriria')
  const rows = await listDocuments(tx, invoiceId)
  const rival = rows.find((row) => isCounting(row) && row.kind !== kind && isRentalDocument(row.kind))
  if (rival && isRentalDocument(kind)) throw taken()
  return toDecimal(cents)
}

export const isCounting = ({ status }: DocumentRow): boolean => status === 'PENDING' || status === 'AUTHORIZED'

export const taken = (): Refusal =>
  refuseField('kind', 'A fatura já tem esse documento. Cancele-o antes de pedir outro.', 'conflict')

function requireIssued({ kind, status }: InvoiceRow): void {
  if (status === 'DRAFT') throw new Refusal('conflict', { errors: ['A fatura ainda não foi emitida.'] })
  if (status === 'CANCELED') throw new Refusal('conflict', { errors: ['A fatura foi cancelada.'] })
  if (kind === 'CREDIT') throw new Refusal('conflict', { errors: ['Uma nota de crédito não tem documento fiscal.'] })
}

type Named = { id: number; documentId: number }

/**
 * Cancels a document at its issuer; one that was issued by hand is marked, because staff have to cancel it at the portal.
 * Refuses 404; 409 for one that does not count any more or has not been answered yet, and with the issuer's words when it
 * refuses; 503 while it does not answer.
 */
export async function cancelDocument(
  actor: Actor,
  { id, documentId }: Named,
  reason: string,
): Promise<InvoiceDocument[]> {
  const row = orNotFound(await findDocument(db(), documentId, id))
  if (!isCounting(row)) throw new Refusal('conflict', { errors: ['Esse documento não vale mais.'] })
  if (row.status === 'PENDING' && row.issuer !== 'manual')
    throw new Refusal('conflict', { errors: ['O emissor ainda não respondeu. Espere a resposta para cancelar.'] })
  const isDone = row.status === 'PENDING' || (await atIssuer(row, reason))
  if (!(await markCanceled(actor, row, isDone ? reason : atThePortal(reason)))) throw new Refusal('conflict')
  return getDocuments(actor, id)
}

async function atIssuer(row: DocumentRow, reason: string): Promise<boolean> {
  try {
    return await cancelThere(row, reason)
  } catch (error) {
    if (!(error instanceof FiscalFailure)) throw error
    if (error.isPassing)
      throw new Refusal('unavailable', { errors: ['O emissor não responde. Tente de novo em instantes.'] })
    throw new Refusal('conflict', { errors: [`O emissor recusou: ${error.detail}`] })
  }
}
