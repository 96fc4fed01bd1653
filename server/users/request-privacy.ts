import { recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { Refusal } from '@/server/http/refusal'
import { byAccount, byAddress, throttle } from '@/server/http/throttle'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Consent, PrivacyRequest, PrivacyRequestBody, StrangerRequest } from '@/services/users/privacy.schema'
import { lockPerson } from './account.repository'
import { requestedMail } from './privacy-mails.texts'
import { notifyOfRequest } from './privacy-notices'
import { factsOf, toPrivacyRequest } from './privacy.mapper'
import { findPending, insertRequest, listConsents, listDecidedRequestsOf, type RequestRow } from './privacy.repository'
import { lockWithSuccessor } from './successor'

/** Which versions of the privacy policy the actor agreed to, the newest first. */
export async function consentsOf(actor: Actor): Promise<Consent[]> {
  const rows = await listConsents(db(), actor.id)
  return rows.map(({ version, createdAt }) => ({ version, created_at: createdAt.toISOString() }))
}

/** What the actor asked of their own data, the newest first. */
export async function privacyRequestsOf(actor: Actor): Promise<PrivacyRequest[]> {
  return (await listDecidedRequestsOf(db(), actor.id)).map(toPrivacyRequest)
}

/**
 * Asks something of the actor's own data (LGPD, art. 18); staff answer within 15 days. The protocol is mailed. For an
 * erasure the answer says what is erased, what is kept and why.
 * Refuses 409 while a request of the same kind waits, and the erasure of the last admin of a company, who must name a
 * successor first.
 */
export function requestPrivacy(actor: Actor, { kind, text }: PrivacyRequestBody): Promise<PrivacyRequest> {
  return transaction(async (tx) => {
    const lock = kind === 'erasure' ? lockWithSuccessor : lockPerson
    await lock(tx, actor.id)
    const waiting = await findPending(tx, actor.id, kind)
    if (waiting) {
      const { protocol } = factsOf(waiting)
      throw new Refusal('conflict', { errors: [`Seu pedido ${protocol} já está em análise.`] })
    }
    const request = await insertRequest(tx, { userId: actor.id, kind, text: wordsOf(text) })
    await recordEvent(tx, actor, { ...eventOf(request), companyId: actor.companyId })
    await tell(tx, request, actor)
    return toPrivacyRequest(request)
  })
}

/**
 * Asks the same without an account. Nothing is looked up, so neither answer nor work tells who has an account
 * (docs/adr/0556): the protocol goes to the e-mail alone, and so does what staff answer.
 * Refuses 429 for an address or e-mail that asks too often.
 */
export async function requestWithoutAccount(
  { name, email, kind, text }: StrangerRequest,
  caller: Caller,
  requestId: string,
): Promise<void> {
  await throttle(byAccount('privacy-account', email), byAddress('privacy-address', caller.address))
  await transaction(async (tx) => {
    const request = await insertRequest(tx, { name, email, kind, text: wordsOf(text) })
    await recordEvent(tx, { ...SYSTEM, requestId }, eventOf(request))
    // Of what a stranger typed nothing is repeated: the e-mail may be somebody else's.
    await tell(tx, request, { id: null, email })
  })
}

/** Empty fields of a form are nothing. */
const wordsOf = (text?: string): string | null => (text === '' ? null : (text ?? null))

const eventOf = ({ id }: RequestRow) => ({
  model: 'privacy_request' as const,
  objectId: id,
  action: 'requested' as const,
})

async function tell(tx: Tx, request: RequestRow, to: { id: number | null; email: string; name?: string }) {
  await mailAccount(tx, {
    eventKey: `privacy-request:${String(request.id)}`,
    to: to.email,
    data: requestedMail(factsOf(request), to.name),
  })
  await notifyOfRequest(tx, request)
}
