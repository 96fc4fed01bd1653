import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { enqueueMails } from '@/server/mail/outbox'
import type { Actor } from '@/services/auth/actor.rules'
import { formatCount } from '@/services/format/format.rules'
import { findLatestEventId, listManagers, listOperators, listPeople, listUnitNames } from './equipment-mails.repository'

/** Units that a mail names; the page lists all. */
const MAX_UNITS_NAMED = 10

type MailText = { subject: string; title: string; sentences: string[]; action: string; path: string }
type Person = { id: number; firstName: string; email: string }

/** Tells a user that units were assigned to them and asks them to confirm the receipt. */
export async function notifyUser(
  tx: Tx,
  actor: Actor,
  { userId, unitIds }: { userId: number; unitIds: readonly number[] },
): Promise<void> {
  const many = formatCount(unitIds.length, 'equipamento', 'equipamentos')
  await postUnitsMail(tx, unitIds, await listPeople(tx, [userId]), {
    subject: `${many} com você na Arrenda`,
    title: `${unitIds.length === 1 ? 'Um equipamento está' : `${many} estão`} no seu nome`,
    sentences: [`${actor.name} definiu você como responsável. Confirme o recebimento quando estiver com você.`],
    action: 'Confirmar recebimento',
    path: '/platform/equipment?confirmar=sim',
  })
}

export type RelocationMail = {
  id: number
  companyId: number
  unitIds: readonly number[]
  /** "Sede · São Paulo/SP", or a person's name. */
  to: string
}

/** Asks the company's managers to decide about a relocation. */
export const notifyManagers = async (
  tx: Tx,
  actor: Actor,
  move: RelocationMail,
  reason: string | null,
): Promise<void> =>
  postUnitsMail(
    tx,
    move.unitIds,
    (await listManagers(tx, move.companyId)).filter(({ id }) => id !== actor.id),
    {
      subject: 'Mudança de equipamentos para aprovar',
      title: `${actor.name} pediu uma mudança`,
      sentences: [`Para: ${move.to}.`, ...(reason ? [`Motivo: “${reason}”`] : [])],
      action: 'Ver o pedido de mudança',
      path: RELOCATIONS_PATH,
    },
  )

/** Tells users what happened to a relocation. */
export async function notifyOfRelocation(
  tx: Tx,
  move: RelocationMail,
  userIds: readonly number[],
  words: Pick<MailText, 'subject' | 'title' | 'sentences'>,
): Promise<void> {
  if (userIds.length === 0) return
  await postUnitsMail(tx, move.unitIds, await listPeople(tx, userIds), {
    ...words,
    action: 'Ver a mudança',
    path: RELOCATIONS_PATH,
  })
}

const RELOCATIONS_PATH = '/platform/equipment?visao=mudancas'

/** Tells operators what a customer requests. */
export const notifyOperators = async (tx: Tx, unitIds: readonly number[], words: MailText): Promise<void> =>
  postUnitsMail(
    tx,
    unitIds,
    await listOperators(tx),
    words,
    'Você recebeu este e-mail porque cuida dos equipamentos na Arrenda.',
  )

/** Tells requesters what happened to their request. */
export const notifyRequesters = async (
  tx: Tx,
  unitIds: readonly number[],
  userIds: readonly number[],
  words: MailText,
): Promise<void> => postUnitsMail(tx, unitIds, await listPeople(tx, userIds), words)

/** Posts one mail per person and event; it is sent after the commit. */
async function postUnitsMail(
  tx: Tx,
  unitIds: readonly number[],
  people: readonly Person[],
  words: MailText,
  note = 'Você recebeu este e-mail porque sua empresa aluga equipamentos na Arrenda.',
): Promise<void> {
  if (people.length === 0) return
  const [names, event] = [await listUnitNames(tx, unitIds), await findLatestEventId(tx, unitIds)]
  const named = names.slice(0, MAX_UNITS_NAMED).map(({ serial, label, product }) => {
    return `• ${[product, serial, label].filter(Boolean).join(' · ')}`
  })
  const rest = names.length - named.length
  const mails = people.map(({ id, firstName, email }) => {
    const data = {
      subject: words.subject,
      title: words.title,
      paragraphs: [
        `Olá, ${firstName.split(' ')[0] ?? firstName}.`,
        ...words.sentences,
        ...named,
        ...(rest > 0 ? [`e mais ${String(rest)}.`] : []),
      ],
      action: { label: words.action, url: `${settings().APP_URL}${words.path}` },
      note,
    }
    return {
      eventKey: `equipment:${String(event)}:${String(id)}`,
      to: email,
      template: { name: 'account' as const, data },
    }
  })
  await enqueueMails(tx, mails)
}
