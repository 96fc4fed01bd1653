import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { paymentProvider } from '@/server/integrations/payments/choose-provider'
import { chargeOfWebhook } from '@/server/integrations/payments/webhook'
import { hasValidHmac, messageDigest } from '@/server/integrations/signing/webhook'
import { readAfterWebhook } from './boleto-jobs'

/**
 * A webhook of the payment provider: verified by its HMAC over the raw body, it only triggers a reading of the charge. Repeated
 * messages and those about nothing that we know are ignored, all with the same answer.
 * Refuses 404 without a provider and 403 without a valid HMAC.
 */
export async function receivePaymentWebhook(rawBody: Uint8Array, hmac: string | undefined): Promise<void> {
  const chosen = await paymentProvider()
  if (!chosen) throw new Refusal('not_found')
  if (!hasValidHmac(rawBody, hmac, chosen.webhookSecret)) throw new Refusal('forbidden')
  const chargeId = chargeOfWebhook(rawBody)
  if (chargeId !== null) await transaction((tx) => readAfterWebhook(tx, chargeId, messageDigest(rawBody)))
}
