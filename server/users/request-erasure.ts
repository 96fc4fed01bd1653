import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Consent, PrivacyRequest } from '@/services/users/privacy.schema'
import { toPrivacyRequest } from './privacy.mapper'
import { ERASURE, insertRequest, listConsents, listRequestsOf } from './privacy.repository'
import { lockWithSuccessor } from './successor'

/** Which versions of the privacy policy the actor agreed to, the newest first. */
export async function consentsOf(actor: Actor): Promise<Consent[]> {
  const rows = await listConsents(db(), actor.id)
  return rows.map(({ version, createdAt }) => ({ version, created_at: createdAt.toISOString() }))
}

/** The actor's own erasure requests, the newest first. */
export async function erasureRequestsOf(actor: Actor): Promise<PrivacyRequest[]> {
  return (await listRequestsOf(db(), actor.id, ERASURE)).map(toPrivacyRequest)
}

/**
 * Asks for the erasure of the actor's own account; staff decide (LGPD, art. 18). The answer says what is erased, what is
 * kept and why.
 * Refuses 409 while such a request waits, and for the last admin of a company, who must name a successor first.
 */
export function requestErasure(actor: Actor): Promise<PrivacyRequest> {
  return transaction(async (tx) => {
    await lockWithSuccessor(tx, actor.id)
    const known = await listRequestsOf(tx, actor.id, ERASURE)
    if (known.some(({ status }) => status === 'pending')) {
      throw new Refusal('conflict', { errors: ['Seu pedido de exclusão já está em análise.'] })
    }
    const request = await insertRequest(tx, { userId: actor.id, kind: ERASURE })
    const event = {
      model: 'privacy_request' as const,
      objectId: request.id,
      companyId: actor.companyId,
      action: 'requested' as const,
    }
    await recordEvent(tx, actor, event)
    return toPrivacyRequest(request)
  })
}
