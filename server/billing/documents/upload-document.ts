import { transaction } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import { requireSafePdf } from '@/server/storage/pdf'
import { requireSafeXml } from '@/server/storage/xml'
import type { Actor } from '@/services/auth/actor.rules'
import type { InvoiceDocument, UploadedDocument } from '@/services/billing/documents/invoice-documents.schema'
import { isCounting, requireDocumentable, taken } from './document-commands'
import { recordDocument } from './document-events'
import { storeDocumentFiles } from './document-files'
import { insertDocument, listDocuments, updateDocument } from './invoice-documents.repository'
import { getDocuments } from './list-documents'

type Upload = { values: UploadedDocument; file: Uint8Array | undefined; otherFile: Uint8Array | undefined }

/**
 * Keeps a document that staff issued elsewhere, with its number, its PDF and, where it has one, its XML. It takes the place
 * of one that still waits for somebody to issue it.
 * Refuses 404; 400 without a PDF and for what the invoice does not bill; 415 for files that are not what they should be;
 * 409 as `requestAgain`, and while an issuer has not answered.
 */
export async function uploadDocument(
  actor: Actor,
  invoiceId: number,
  { values, file: pdf, otherFile: xml }: Upload,
): Promise<InvoiceDocument[]> {
  if (!pdf) throw refuseField('pdf', 'Escolha o PDF do documento')
  await requireSafePdf(pdf)
  if (xml) await requireSafeXml(xml)
  const { kind, number, access_key: accessKey } = values
  await storeDocumentFiles({ pdf, xml: xml ?? null }, (files) =>
    transaction(async (tx) => {
      const amount = await requireDocumentable(tx, invoiceId, kind)
      const waiting = (await listDocuments(tx, invoiceId)).find((row) => row.kind === kind && isCounting(row))
      if (waiting && (waiting.status !== 'PENDING' || waiting.issuer !== 'manual')) throw taken()
      const set = {
        ...files,
        status: 'AUTHORIZED' as const,
        issuer: 'manual',
        number,
        accessKey,
        message: null,
        authorizedAt: new Date(),
      }
      const row = waiting ?? (await insertDocument(tx, { ...set, invoiceId, kind, amount, createdBy: actor.id }))
      if (!row) throw taken()
      if (waiting) await updateDocument(tx, waiting.id, { ...set, createdBy: actor.id })
      await recordDocument(tx, actor, row, {
        action: 'document_uploaded',
        after: { number, pdf_sha256: files.pdfSha256, xml_sha256: files.xmlSha256 },
      })
      return true
    }),
  )
  return getDocuments(actor, invoiceId)
}
