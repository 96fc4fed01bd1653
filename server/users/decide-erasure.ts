import { recordEvent } from '@/server/audit/audit.service'
import { settings } from '@/server/config/settings'
import { db, transaction, type Tx } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { eraseMailsTo } from '@/server/mail/mail.repository'
import type { AccountMailData } from '@/server/mail/templates'
import { eraseNotifications, mailAccount } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import { type PersonalData, personalPatterns } from '@/services/users/personal-patterns.rules'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import type {
  ManagedRequest,
  ManagedRequestQuery,
  PrivacyDecision,
  PrivacyRequest,
} from '@/services/users/privacy.schema'
import { findPerson } from './account.repository'
import { toManagedRequest, toPrivacyRequest } from './privacy.mapper'
import { eraseAuthor, eraseTexts, listFormerData } from './erase-traces.repository'
import { anonymizeUser, countErasures, decideRequest, listErasures, lockErasure } from './privacy.repository'
import { removeUser } from './remove-user'
import { lockWithSuccessor } from './successor'
import type { UserRow } from './user-changes.repository'

/** Everybody's wishes to be erased, for whoever decides, the oldest first. */
export async function listErasureRequests(query: ManagedRequestQuery, url: string): Promise<Page<ManagedRequest>> {
  const count = await countErasures(db(), query.status)
  const rows = await listErasures(db(), query.status, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedRequest))
}

/**
 * Decides a wish to be erased. Approved, name, e-mail, phone, password, preferences and the mails that we sent them are
 * deleted, and name, e-mail and phone, former ones too, are replaced wherever else they are written, history included
 * (ADR 527); sessions end. Signed contracts and the records of access stay. Either way the person is notified by a mail
 * that is forgotten once it was sent.
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
    const settled = await decideRequest(tx, id, { ...decision, status: approved ? 'done' : 'refused' })
    const companyId = person.homeCompanyId ?? person.companyId
    const action = approved ? 'approved' : 'refused'
    await recordEvent(tx, actor, {
      model: 'privacy_request',
      objectId: id,
      companyId,
      action,
      message: decision.message,
    })
    await mailAccount(tx, {
      eventKey: `erasure:${String(id)}`,
      to: person.email,
      data: erasureMail(person, { approved, message }),
    })
    return toPrivacyRequest(settled)
  })
}

async function erase(tx: Tx, actor: Actor, person: UserRow): Promise<void> {
  const known = await knownData(tx, person)
  await removeUser(tx, actor, person.id)
  await anonymizeUser(tx, person.id)
  for (const email of known.emails) await eraseMailsTo(tx, email)
  await eraseNotifications(tx, person.id)
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

type Decision = { approved: boolean; message?: string }

/** What became of a person's wish to be erased. The address is forgotten with the rest, so this is the last mail to it. */
export function erasureMail({ firstName }: { firstName: string }, { approved, message }: Decision): AccountMailData {
  const hello = `Olá, ${firstName.split(' ')[0] ?? firstName}.`
  const said = message ? [`Mensagem: “${message}”`] : []
  const note = `Dúvidas? Escreva para ${DATA_OFFICER}.`
  if (!approved) {
    return {
      subject: 'Seu pedido de exclusão não foi aceito',
      title: 'Seu pedido de exclusão não foi aceito',
      paragraphs: [hello, 'Analisamos o pedido e sua conta continua como estava.', ...said],
      action: { label: 'Ver minhas configurações', url: `${settings().APP_URL}/platform/settings#privacidade` },
      note,
    }
  }
  return {
    subject: 'Sua conta na Arrenda foi excluída',
    title: 'Sua conta foi excluída',
    paragraphs: [
      hello,
      `Apagamos: ${ERASED.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ')}.`,
      ...KEPT.map(({ what, why }) => `Guardamos: ${what.charAt(0).toLowerCase()}${what.slice(1)}. ${why}`),
      ...said,
    ],
    note,
    confidential: true,
    forgotten: true,
  }
}
