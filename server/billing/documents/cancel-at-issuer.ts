import { type Author, SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { issuerNamed } from '@/server/integrations/fiscal/choose-issuer'
import { FiscalFailure } from '@/server/integrations/fiscal/issuer'
import { defineJob } from '@/server/jobs/queue'
import { recordDocument } from './document-events'
import {
  type DocumentRow,
  findDocument,
  listDocuments,
  lockDocument,
  updateDocument,
} from './invoice-documents.repository'

type Cancelling = { id: number; reason: string }

/** Cancels a document at its issuer; where that fails for good, staff read that it is left to them. Safe to repeat. */
export const cancelDocumentLater = defineJob<Cancelling>('billing.cancel-document', runCancel, {
  whenGivenUp: async ({ id, reason }) => {
    const row = await findDocument(db(), id)
    if (row) await markCanceled(SYSTEM, row, atThePortal(reason))
  },
})

async function runCancel({ id, reason }: Cancelling): Promise<void> {
  const row = await findDocument(db(), id)
  if (row?.status !== 'AUTHORIZED') return
  try {
    await cancelThere(row, reason)
    await markCanceled(SYSTEM, row, reason)
  } catch (error) {
    if (!(error instanceof FiscalFailure) || error.isPassing) throw error
    await markCanceled(SYSTEM, row, atThePortal(reason))
  }
}

/** What is left to staff: nobody here can cancel it. */
export const atThePortal = (reason: string): string => `Cancelar no portal. Motivo: ${reason}`

/** Cancels it at its issuer. @returns whether it has one */
export async function cancelThere({ issuer: name, externalId }: DocumentRow, reason: string): Promise<boolean> {
  const issuer = issuerNamed(name)
  if (!issuer || externalId === null) return false
  await issuer.cancel(externalId, reason)
  return true
}

/** @returns false if it does not count any more */
export const markCanceled = (author: Author, row: DocumentRow, message: string): Promise<boolean> =>
  transaction((tx) => markCanceledIn(tx, author, row, message))

async function markCanceledIn(tx: Tx, author: Author, row: DocumentRow, message: string): Promise<boolean> {
  const status = (await lockDocument(tx, row.id))?.status
  if (status !== 'AUTHORIZED' && status !== 'PENDING') return false
  await updateDocument(tx, row.id, { status: 'CANCELED', canceledAt: new Date(), message })
  await recordDocument(tx, author, row, { action: 'document_canceled', message, after: { number: row.number } })
  return true
}

/**
 * Cancels what documents a cancelled invoice, in the transaction that cancels it: at their issuers by jobs; what was issued
 * by hand is marked for staff; what is still on its way is cancelled when it arrives.
 */
export async function cancelInvoiceDocuments(tx: Tx, author: Author, invoiceId: number, reason: string): Promise<void> {
  for (const row of await listDocuments(tx, invoiceId)) {
    const isByHand = issuerNamed(row.issuer) === null
    if (row.status === 'AUTHORIZED' && !isByHand) await cancelDocumentLater.enqueue(tx, { id: row.id, reason })
    else if (row.status === 'AUTHORIZED') await markCanceledIn(tx, author, row, atThePortal(reason))
    else if (row.status === 'PENDING' && isByHand) await markCanceledIn(tx, author, row, reason)
  }
}
