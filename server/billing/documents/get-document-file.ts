import { db } from '@/server/db/client'
import { downloadHeaders } from '@/server/http/downloads'
import { orNotFound } from '@/server/http/refusal'
import { openFile } from '@/server/storage/storage'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { documentFileName } from '@/services/billing/documents/document-file-names.rules'
import { findVisibleInvoice } from '../invoices/visible-invoices.repository'
import { findDocument } from './invoice-documents.repository'

type Named = { id: number; documentId: number }

const TYPES = { pdf: 'application/pdf', xml: 'application/xml' } as const

/**
 * The PDF or the XML of a document as a download. Customers have those of authorized documents.
 * Refuses 404 for what the actor may not see, and for a file that the document does not have.
 */
export async function getDocumentFile(
  actor: Actor,
  { id, documentId }: Named,
  ending: 'pdf' | 'xml',
): Promise<Response> {
  const invoice = await findVisibleInvoice(db(), actor, id)
  const row = orNotFound(await findDocument(db(), documentId, id))
  const isShown = row.status === 'AUTHORIZED' || isStaff(actor)
  const [key, sha256] = ending === 'pdf' ? [row.pdfKey, row.pdfSha256] : [row.xmlKey, row.xmlSha256]
  return new Response(await openFile(orNotFound(isShown ? key : null)), {
    headers: downloadHeaders({ name: documentFileName(invoice, row, ending), type: TYPES[ending], sha256 }),
  })
}
