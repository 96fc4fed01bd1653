import { stageOfDocument } from '@/services/orders/documents.rules'
import type { OrderRows } from '../order-rows.repository'
import type { EnvelopeRow } from './envelopes.repository'
import { fileToSign } from './invite'

/** The paper of an envelope while its order waits for this very file to be signed; undefined once it does not any more. */
export function awaitedPaper(rows: OrderRows, { documentId, fileId }: Pick<EnvelopeRow, 'documentId' | 'fileId'>) {
  const document = rows.documents.find(({ id }) => id === documentId)
  const file = fileToSign(rows, documentId)
  if (!document || file?.id !== fileId || document.approved === true) return undefined
  return rows.order.stageName === stageOfDocument(document.documentType) ? { document, file } : undefined
}
