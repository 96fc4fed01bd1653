import { db } from '@/server/db/client'
import { SignatureFailure } from '@/server/integrations/signature/provider'
import { defineJob } from '@/server/jobs/queue'
import { requirePdf } from '@/server/storage/pdf'
import { loadOrderRecord } from '../order-record.repository'
import { permanentFailureOf, providerOf, remoteEnvelope } from './envelope-jobs'
import { findEnvelope, findSignedEnvelope } from './envelopes.repository'
import { notifyStaff, type Obstacle } from './notify-staff'
import { fullySignedDocument, storeSignedCopy } from './store-signed-copy'

type SignedFileRef = { orderId: number; fileId: number }

/**
 * Brings the copy that the provider made of what everyone signed, and sends each of them a link to it. The provider takes some
 * seconds to make it: until then the job is tried again. Safe to repeat.
 */
export const fetchSignedCopy = defineJob<SignedFileRef>('orders.fetch-signed-copy', fetchCopy, {
  whenGivenUp: (signed) => notifyMissingCopy(signed, 'silent'),
})

async function fetchCopy({ orderId, fileId }: SignedFileRef): Promise<void> {
  const signed = fullySignedDocument(await loadOrderRecord(db(), orderId), fileId)
  const envelope = await findSignedEnvelope(db(), fileId)
  const remote = envelope && remoteEnvelope(envelope)
  if (!signed || !remote) return
  const provider = await providerOf(envelope)
  if (!provider) return notifyMissingCopy({ orderId, fileId }, 'unconfigured')
  const refusal = await permanentFailureOf(async () => {
    const content = await provider.signedFile(remote)
    if (!content) throw new SignatureFailure('unavailable', 'the signed file is not there yet')
    requirePdf(content)
    await storeSignedCopy(signed, content, 'assinado')
  })
  if (refusal) await notifyMissingCopy({ orderId, fileId }, { refused: refusal.detail })
}

async function notifyMissingCopy({ fileId }: SignedFileRef, why: Obstacle): Promise<void> {
  const envelope = await findSignedEnvelope(db(), fileId)
  const found = envelope && (await findEnvelope(db(), envelope.id))
  if (found) await notifyStaff(found, 'signed_copy_missing', why)
}
