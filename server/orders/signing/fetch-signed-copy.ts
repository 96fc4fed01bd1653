import { db } from '@/server/db/client'
import { SignatureFailure } from '@/server/integrations/signature/provider'
import { defineJob } from '@/server/jobs/queue'
import { requirePdf } from '@/server/storage/pdf'
import { loadOrderRows } from '../order-rows.repository'
import { needProvider, remoteOf } from './envelope-jobs'
import { findSigned } from './envelopes.repository'
import { keepSignedCopy, signedPaper } from './keep-copy'

/**
 * Brings the copy that the provider made of what everyone signed, and sends each of them a link to it. The provider takes some
 * seconds to make it: until then the job is tried again. Safe to repeat.
 */
export const fetchSignedCopy = defineJob<{ orderId: number; fileId: number }>(
  'orders.fetch-signed-copy',
  async ({ orderId, fileId }) => {
    const signed = signedPaper(await loadOrderRows(db(), orderId), fileId)
    const envelope = await findSigned(db(), fileId)
    const remote = envelope && remoteOf(envelope)
    if (!signed || !remote) return
    const content = await (await needProvider()).signedFile(remote)
    if (!content) throw new SignatureFailure('unavailable', 'the signed file is not there yet')
    requirePdf(content)
    await keepSignedCopy(signed, content, 'assinado')
  },
)
