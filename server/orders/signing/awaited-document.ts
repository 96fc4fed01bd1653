import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { OrderRecord } from '../order-record.repository'
import type { EnvelopeRow } from './envelopes.repository'
import { fileToSign } from './invite-signers'

/** A document and its file while the order waits for signatures on it; otherwise undefined. */
export function documentToSign(record: OrderRecord, documentId: number) {
  const document = record.documents.find(({ id }) => id === documentId)
  const file = fileToSign(record, documentId)
  if (!document || !file || document.approved === true) return undefined
  return record.order.stageName === stageOfDocument(document.documentType) ? { document, file } : undefined
}

/** The document of an envelope while its order waits for signatures on this very file; otherwise undefined. */
export function awaitedDocument(
  record: OrderRecord,
  { documentId, fileId }: Pick<EnvelopeRow, 'documentId' | 'fileId'>,
) {
  const toSign = documentToSign(record, documentId)
  return toSign?.file.id === fileId ? toSign : undefined
}
