import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { signatureProvider } from '@/server/integrations/signing/choose-provider'
import { hasValidHmac, messageDigest, readWebhook } from '@/server/integrations/signing/webhook'
import { findOpenEnvelopeByRemote, insertMessage } from './envelopes.repository'
import { readEnvelope } from './read-envelope'

/**
 * A webhook of the provider: verified by its HMAC, it only triggers a fresh reading. Duplicates and
 * messages about unknown or closed envelopes are ignored, all with the same response.
 * Refuses 404 where there is no access to the provider and 403 without a valid HMAC.
 */
export async function receiveWebhook(rawBody: Uint8Array, hmac: string | undefined): Promise<void> {
  const chosen = await signatureProvider('clicksign')
  if (!chosen) throw new Refusal('not_found')
  if (!hasValidHmac(rawBody, hmac, chosen.webhookSecret)) throw new Refusal('forbidden')
  const message = readWebhook(rawBody)
  if (!message) return
  await transaction(async (tx) => {
    const envelope = await findOpenEnvelopeByRemote(tx, message.documentId)
    if (!envelope) return
    const isNew = await insertMessage(tx, {
      digest: messageDigest(rawBody),
      envelopeId: envelope.id,
      event: message.event,
    })
    if (isNew) await readEnvelope.enqueue(tx, { id: envelope.id })
  })
}
