import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { signatureProvider } from '@/server/integrations/signature/choose-provider'
import { digestOf, isProven, readWebhook } from '@/server/integrations/signature/webhook'
import { findOpenEnvelopeByRemote, insertMessage } from './envelopes.repository'
import { readEnvelope } from './read-envelope'

/**
 * A message of the provider: proven by its HMAC, it leads to a fresh reading and to nothing else. Repeated ones, ones about
 * papers that are not ours or not under way any more, and ones that say nothing of a paper are passed over in silence, all
 * alike. Refuses 404 where there is no access to the provider and 403 without the proof.
 */
export async function receiveWebhook(rawBody: Uint8Array, proof: string | undefined): Promise<void> {
  const chosen = await signatureProvider('clicksign')
  if (!chosen) throw new Refusal('not_found')
  if (!isProven(rawBody, proof, chosen.webhookSecret)) throw new Refusal('forbidden')
  const message = readWebhook(rawBody)
  if (!message) return
  await transaction(async (tx) => {
    const envelope = await findOpenEnvelopeByRemote(tx, message.documentId)
    if (!envelope) return
    const isNew = await insertMessage(tx, {
      digest: digestOf(rawBody),
      envelopeId: envelope.id,
      event: message.event,
    })
    if (isNew) await readEnvelope.enqueue(tx, { id: envelope.id })
  })
}
