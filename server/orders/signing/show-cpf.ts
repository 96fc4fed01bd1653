import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findSigner } from '../documents/documents.repository'
import { findVisibleOrder } from '../visibility'

/**
 * The clear CPF of somebody who signs, which is masked everywhere else. Who looked at whose is recorded in the same
 * transaction (ADR 538). Refuses 404.
 */
export const showSignerCpf = (
  actor: Actor,
  ref: OrderKey,
  { documentId, signerId }: { documentId: number; signerId: number },
): Promise<{ cpf: string }> =>
  transaction(async (tx) => {
    const orderId = await findVisibleOrder(tx, actor, ref)
    const { signer, documentType } = orNotFound(await findSigner(tx, { orderId, documentId, signerId }))
    await recordEvent(tx, actor, {
      model: 'cpf_access',
      objectId: orderId,
      companyId: ref.companyId,
      action: 'cpf_shown',
      after: { document: documentType, name: signer.name, role: signer.role },
    })
    return { cpf: signer.cpf }
  })
