import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound, refuseField, Refusal } from '@/server/http/refusal'
import { eraseMailsTo } from '@/server/mail/mail.repository'
import { eraseNotifications, mailAccount } from '@/server/notifications/notifications.service'
import { eraseLooseAttachments } from '@/server/tickets/attachments/attachments.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import { must } from '@/services/invariant/must.rules'
import { type PersonalData, personalPatterns } from '@/services/users/personal-patterns.rules'
import type {
  ManagedRequest,
  ManagedRequestQuery,
  PrivacyDecision,
  PrivacyRequest,
} from '@/services/users/privacy.schema'
import { findPerson } from './account.repository'
import { eraseAuthor, eraseTexts, listFormerData } from './erase-traces.repository'
import { answeredMail, erasureMail } from './privacy-mails.texts'
import { retractNotices } from './privacy-notices'
import { factsOf, toManagedRequest, toPrivacyRequest } from './privacy.mapper'
import {
  anonymizeUser,
  countAllRequests,
  decideRequest,
  listAllRequests,
  lockRequest,
  type RequestRow,
} from './privacy.repository'
import { removeUser } from './remove-user'
import { lockWithSuccessor } from './successor'
import type { UserRow } from './user-changes.repository'

/** What everybody asked of their data, for whoever decides: what waits the oldest first, all of it the newest first. */
export async function listPrivacyRequests(query: ManagedRequestQuery, url: string): Promise<Page<ManagedRequest>> {
  const count = await countAllRequests(db(), query.status)
  const rows = await listAllRequests(db(), query.status, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedRequest))
}

/**
 * Decides what somebody asked of their data, and mails them the answer with the protocol. An account's wish to be erased
 * is carried out (`settleErasure`); everything else, what people without an account ask included, is answered in words.
 * Refuses 400 for an answer without words, 404 for an unknown request, 409 for one that is decided, for one's own, and
 * for the erasure of the last admin of a company.
 */
export function decidePrivacy(actor: Actor, id: number, decision: PrivacyDecision): Promise<PrivacyRequest> {
  return transaction(async (tx) => {
    const request = orNotFound(await lockRequest(tx, id))
    if (request.status !== 'pending') throw conflict('Esse pedido já foi decidido.')
    if (request.userId === actor.id) throw conflict('Outra pessoa precisa decidir o seu pedido.')
    const erased = request.kind === 'erasure' ? request.userId : null
    const companyId =
      erased === null
        ? await answer(tx, request, decision)
        : await settleErasure(tx, actor, { ...request, userId: erased }, decision)
    const { approved, message = null } = decision
    const status = approved ? 'done' : 'refused'
    const settled = await decideRequest(tx, id, { message, decidedById: actor.id, status })
    await recordEvent(tx, actor, {
      model: 'privacy_request',
      objectId: id,
      companyId,
      action: approved ? 'approved' : 'refused',
      // An answer may name personal data: it stands with the request alone.
      message: erased === null ? null : message,
    })
    await retractNotices(tx, id)
    return toPrivacyRequest(settled)
  })
}

/** Mails the answer of staff to whoever asked. @returns their company */
async function answer(tx: Tx, request: RequestRow, decision: PrivacyDecision): Promise<number | null> {
  if (!decision.message) throw refuseField('message', 'Escreva a resposta')
  const person = request.userId === null ? undefined : orNotFound(await findPerson(tx, request.userId))
  await mailAccount(tx, {
    eventKey: `privacy-answer:${String(request.id)}`,
    to: must(person?.email ?? request.email, 'e-mail of whoever asked'),
    data: answeredMail(factsOf(request), decision, person?.firstName),
  })
  return person?.homeCompanyId ?? person?.companyId ?? null
}

/**
 * Settles a wish to be erased. Approved, name, e-mail, phone, password, preferences and the mails that we sent them are
 * deleted, and name, e-mail and phone, former ones too, are replaced wherever else they are written, history included
 * (ADR 527); sessions end. What they wrote in tickets stays, under the name `ERASED_NAME`. Signed contracts and the
 * records of access stay. Either way the person is notified by a mail that is forgotten once it was sent.
 * @returns their company
 */
async function settleErasure(
  tx: Tx,
  actor: Actor,
  request: RequestRow & { userId: number },
  { approved, message }: PrivacyDecision,
): Promise<number | null> {
  const person = approved
    ? await lockWithSuccessor(tx, request.userId)
    : orNotFound(await findPerson(tx, request.userId))
  if (approved) await erase(tx, actor, person)
  await mailAccount(tx, {
    eventKey: `erasure:${String(request.id)}`,
    to: person.email,
    data: erasureMail(person.firstName, factsOf(request).protocol, { approved, message }),
  })
  return person.homeCompanyId ?? person.companyId
}

async function erase(tx: Tx, actor: Actor, person: UserRow): Promise<void> {
  const known = await knownData(tx, person)
  await removeUser(tx, actor, person.id)
  await anonymizeUser(tx, person.id)
  for (const email of known.emails) await eraseMailsTo(tx, email)
  await eraseNotifications(tx, person.id)
  await eraseLooseAttachments(tx, person.id)
  await eraseAuthor(tx, person.id)
  await eraseTexts(tx, personalPatterns(known))
}

/** What the person is called and reached by, today and in the history of their account. */
async function knownData(tx: Tx, { id, firstName, username, email, phone }: UserRow): Promise<PersonalData> {
  const former = await listFormerData(tx, id)
  return {
    names: [firstName, username, ...former.names],
    emails: [email, ...former.emails],
    phones: [...(phone === null ? [] : [phone]), ...former.phones],
  }
}

const conflict = (sentence: string): Refusal => new Refusal('conflict', { errors: [sentence] })
