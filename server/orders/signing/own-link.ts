import { newToken } from '@/server/auth/secrets.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { nextToSign } from '@/services/signing/signing.rules'
import { loadOrderRecord } from '../order-record.repository'
import { lockVisibleOrder } from '../visibility'
import { documentToSign } from './awaited-document'
import { signersOf } from './invite-signers'
import { insertLink } from './signing.repository'

/**
 * A fresh personal link for a member of staff whose signature the order waits for, valid as long as the mailed one, which it
 * replaces. Signing still takes the code that is mailed to them.
 * Refuses 404 for an order that they may not see, 409 `conflict` when nothing waits for them, or a provider's link does.
 */
export function createOwnLink(actor: Actor, ref: OrderKey): Promise<{ path: string }> {
  return transaction(async (tx) => {
    const record = await loadOrderRecord(tx, await lockVisibleOrder(tx, actor, ref))
    for (const { id } of record.documents) {
      const toSign = documentToSign(record, id)
      const signer = nextToSign(signersOf(record, id)).find(({ staffId }) => staffId === actor.id)
      if (!toSign || !signer?.notifiedAt || signer.declinedAt || signer.lapsedAt) continue
      if (!signer.linkExpiresAt)
        throw refuse('Assine pelo link que a plataforma de assinatura mandou para o seu e-mail.')
      const { token, tokenHash } = newToken()
      const link = { signerId: signer.id, fileId: toSign.file.id, purpose: 'sign' as const, tokenHash }
      await insertLink(tx, { ...link, expiresAt: signer.linkExpiresAt }, new Date())
      return { path: `/sign#key=${token}` }
    }
    throw refuse('Este pedido não espera a sua assinatura agora.')
  })
}

const refuse = (sentence: string): Refusal => new Refusal('conflict', { errors: [sentence] })
