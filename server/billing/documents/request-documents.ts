import type { Tx } from '@/server/db/client'
import { documentPolicy, issuerOf } from '@/server/integrations/fiscal/choose-issuer'
import { neededDocuments, type NeededDocument } from '@/services/billing/documents/document-kinds.rules'
import { must } from '@/services/invariant/must.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { requestDocument } from './document-jobs'
import { type DocumentRow, insertDocument, listBilled } from './invoice-documents.repository'
import { makeInvoicePdf } from './invoice-pdf-store'

type Issued = Pick<InvoiceRow, 'id' | 'kind' | 'issuedOn'>

/**
 * What follows from issuing an invoice, in the transaction that issues it: its PDF is made, and the fiscal documents that
 * it needs are asked for. Safe to repeat: what is there or on its way is not asked for again.
 * @param invoice already issued, with its lines
 */
export async function requestInvoiceDocuments(tx: Tx, { id, kind, issuedOn }: Issued): Promise<void> {
  await makeInvoicePdf.enqueue(tx, { id })
  const lines = await listBilled(tx, id)
  const day = must(issuedOn, 'day of issue')
  for (const needed of neededDocuments({ kind, lines }, day, documentPolicy())) await askFor(tx, id, needed, null)
}

/**
 * Asks for one document: at its issuer, or of staff where nobody issues its kind.
 * @returns undefined if the invoice has one of its kind that counts
 */
export async function askFor(
  tx: Tx,
  invoiceId: number,
  { kind, amount }: NeededDocument,
  createdBy: number | null,
): Promise<DocumentRow | undefined> {
  const issuer = issuerOf(kind)
  const row = await insertDocument(tx, {
    invoiceId,
    kind,
    amount,
    createdBy,
    issuer: issuer?.name ?? 'manual',
    message: issuer ? null : BY_HAND,
  })
  if (row && issuer) await requestDocument.enqueue(tx, { id: row.id })
  return row
}

const BY_HAND = 'Nenhum emissor está configurado: emita no portal e envie aqui o número e os arquivos.'
