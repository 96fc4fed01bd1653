import { db } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import { openFile } from '@/server/storage/storage'
import { loadOrderRecord } from '../order-record.repository'
import { signersOf } from './invite-signers'
import { documentTitle } from './signing-mail-texts'
import { listEvidence } from './signing.repository'
import { fullySignedDocument, storeSignedCopy } from './store-signed-copy'

/**
 * Makes the copy that everyone signed, with the page of signatures behind it, and sends it to them. Safe to repeat: a copy
 * that exists, or that nobody may have any more because the document was replaced, is not made.
 */
export const certifySignatures = defineJob<{ orderId: number; fileId: number }>(
  'orders.certify-signatures',
  async ({ orderId, fileId }) => {
    const signed = fullySignedDocument(await loadOrderRecord(db(), orderId), fileId)
    if (!signed) return
    const { record, document, file } = signed
    const original = new Uint8Array(await new Response(await openFile(file.storageKey)).arrayBuffer())
    // Loaded with the first signature: reading PDFs is heavy, and no other job has use for it.
    const { appendCertificate } = await import('./append-certificate')
    const { content, isWhole } = await appendCertificate(original, {
      title: documentTitle(document.documentType, record.order.contractNumber),
      order: record.order.orderMaskId,
      company: record.company.corporateName,
      file,
      signers: signersOf(record, document.id),
      evidence: await listEvidence(db(), fileId),
      writtenAt: new Date(),
    })
    await storeSignedCopy(signed, content, isWhole ? 'assinado' : 'página de assinaturas')
  },
)
