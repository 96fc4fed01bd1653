import { record } from '@/server/audit/audit.service'
import { endSessions } from '@/server/auth/sessions.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { forgetMailsTo } from '@/server/mail/mail.repository'
import { postMail } from '@/server/mail/outbox'
import { unassignUser } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import type {
  ManagedRequest,
  ManagedRequestQuery,
  PrivacyDecision,
  PrivacyRequest,
} from '@/services/users/privacy.schema'
import { findPerson } from './account.repository'
import { erasureMail } from './erasure-mail'
import { toManagedRequest, toPrivacyRequest } from './privacy.mapper'
import { anonymise, countErasures, listErasures, lockErasure, settleRequest } from './privacy.repository'
import { lockWithSuccessor } from './successor'
import { markDeleted, setPermitted, type UserRow } from './user-changes.repository'

/** Everybody's wishes to be erased, for whoever decides, the oldest first. */
export async function listErasureRequests(query: ManagedRequestQuery, url: string): Promise<Page<ManagedRequest>> {
  const count = await countErasures(db(), query.status)
  const rows = await listErasures(db(), query.status, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedRequest))
}

/**
 * Decides a wish to be erased. Approved, the person disappears from their row: name, e-mail, phone, password, preferences
 * and the mails that we sent them; sessions end. Contracts, history and the records of access stay, and name "Pessoa
 * removida". Either way the person is told by mail.
 * Refuses 404 for an unknown request, 409 for one that is decided, for one's own, and for the last admin of a company.
 */
export function decideErasure(
  actor: Actor,
  id: number,
  { approved, message }: PrivacyDecision,
): Promise<PrivacyRequest> {
  return transaction(async (tx) => {
    const request = orNotFound(await lockErasure(tx, id))
    if (request.status !== 'pending') throw conflict('Esse pedido já foi decidido.')
    if (request.userId === actor.id) throw conflict('Outra pessoa precisa decidir o seu pedido.')
    const person = approved
      ? await lockWithSuccessor(tx, request.userId)
      : orNotFound(await findPerson(tx, request.userId))
    if (approved) await erase(tx, actor, person)
    const decision = { message: message ?? null, decidedById: actor.id }
    const settled = await settleRequest(tx, id, { ...decision, status: approved ? 'done' : 'refused' })
    const companyId = person.homeCompanyId ?? person.companyId
    const action = approved ? 'approved' : 'refused'
    await record(tx, actor, { model: 'privacy_request', objectId: id, companyId, action, message: decision.message })
    await postMail(tx, {
      eventKey: `erasure:${String(id)}`,
      to: person.email,
      template: { name: 'account', data: erasureMail(person, { approved, message }) },
    })
    return toPrivacyRequest(settled)
  })
}

async function erase(tx: Tx, actor: Actor, person: UserRow): Promise<void> {
  await markDeleted(tx, person.id)
  await unassignUser(tx, actor, person.id)
  await setPermitted(tx, person.id, [])
  await anonymise(tx, person.id)
  await endSessions(tx, [person.id])
  await forgetMailsTo(tx, person.email)
}

const conflict = (sentence: string): Refusal => new Refusal('conflict', { errors: [sentence] })
