import { db } from '@/server/db/client'
import { SignatureFailure } from '@/server/integrations/signature/provider'
import { defineJob } from '@/server/jobs/queue'
import { requirePdf } from '@/server/storage/pdf'
import { loadOrderRows } from '../order-rows.repository'
import { providerOf, refusalOf, remoteOf } from './envelope-jobs'
import { findEnvelope, findSigned } from './envelopes.repository'
import { keepSignedCopy, signedPaper } from './keep-copy'
import { tellStaff, type Obstacle } from './tell-staff'

type Signed = { orderId: number; fileId: number }

/**
 * Brings the copy that the provider made of what everyone signed, and sends each of them a link to it. The provider takes some
 * seconds to make it: until then the job is tried again. Safe to repeat.
 */
export const fetchSignedCopy = defineJob<Signed>('orders.fetch-signed-copy', fetchCopy, {
  whenGivenUp: (signed) => tellMissing(signed, 'silent'),
})

async function fetchCopy({ orderId, fileId }: Signed): Promise<void> {
  const signed = signedPaper(await loadOrderRows(db(), orderId), fileId)
  const envelope = await findSigned(db(), fileId)
  const remote = envelope && remoteOf(envelope)
  if (!signed || !remote) return
  const provider = await providerOf(envelope)
  if (!provider) return tellMissing({ orderId, fileId }, 'unconfigured')
  const refusal = await refusalOf(async () => {
    const content = await provider.signedFile(remote)
    if (!content) throw new SignatureFailure('unavailable', 'the signed file is not there yet')
    requirePdf(content)
    await keepSignedCopy(signed, content, 'assinado')
  })
  if (refusal) await tellMissing({ orderId, fileId }, { refused: refusal.detail })
}

async function tellMissing({ fileId }: Signed, why: Obstacle): Promise<void> {
  const envelope = await findSigned(db(), fileId)
  const found = envelope && (await findEnvelope(db(), envelope.id))
  if (found) await tellStaff(found, 'signed_copy_missing', why)
}
