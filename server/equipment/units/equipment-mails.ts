import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { postMail } from '@/server/mail/outbox'
import type { Actor } from '@/services/auth/actor.rules'
import { formatCount } from '@/services/format/format.rules'
import { listManagers, listNames, listOperators, listPeople, newestEvent } from './equipment-mails.repository'

/** As many are named; the list has them all. */
const MOST_NAMED = 10

type Words = { subject: string; title: string; sentences: string[]; action: string; path: string }
type Person = { id: number; firstName: string; email: string }

/** Tells somebody that units are theirs now, and that they confirm when these have come. */
export async function tellUser(
  tx: Tx,
  actor: Actor,
  { userId, unitIds }: { userId: number; unitIds: readonly number[] },
): Promise<void> {
  const many = formatCount(unitIds.length, 'equipamento', 'equipamentos')
  await mail(tx, unitIds, await listPeople(tx, [userId]), {
    subject: `${many} com você na Arrenda`,
    title: `${unitIds.length === 1 ? 'Um equipamento está' : `${many} estão`} no seu nome`,
    sentences: [`${actor.name} definiu você como responsável. Confirme o recebimento quando estiver com você.`],
    action: 'Confirmar recebimento',
    path: '/platform/equipment?confirmar=sim',
  })
}

export type Move = {
  id: number
  companyId: number
  unitIds: readonly number[]
  /** "Sede · São Paulo/SP", or a person's name. */
  to: string
}

/** Asks those who decide about it for their word. */
export const askManagers = async (tx: Tx, actor: Actor, move: Move, reason: string | null): Promise<void> =>
  mail(
    tx,
    move.unitIds,
    (await listManagers(tx, move.companyId)).filter(({ id }) => id !== actor.id),
    {
      subject: 'Mudança de equipamentos para aprovar',
      title: `${actor.name} pediu uma mudança`,
      sentences: [`Para: ${move.to}.`, ...(reason ? [`Motivo: “${reason}”`] : [])],
      action: 'Ver o pedido de mudança',
      path: MOVES,
    },
  )

/** Tells these people what became of a move. */
export async function tellOfMove(
  tx: Tx,
  move: Move,
  userIds: readonly number[],
  words: Pick<Words, 'subject' | 'title' | 'sentences'>,
): Promise<void> {
  if (userIds.length === 0) return
  await mail(tx, move.unitIds, await listPeople(tx, userIds), { ...words, action: 'Ver a mudança', path: MOVES })
}

const MOVES = '/platform/equipment?visao=mudancas'

/** Tells those who pack and fetch what a customer asks for. */
export const tellOperators = async (tx: Tx, unitIds: readonly number[], words: Words): Promise<void> =>
  mail(
    tx,
    unitIds,
    await listOperators(tx),
    words,
    'Você recebeu este e-mail porque cuida dos equipamentos na Arrenda.',
  )

/** Tells people what became of what they asked for. */
export const tellRequesters = async (
  tx: Tx,
  unitIds: readonly number[],
  userIds: readonly number[],
  words: Words,
): Promise<void> => mail(tx, unitIds, await listPeople(tx, userIds), words)

/** One mail a person and event; it goes out after the commit. */
async function mail(
  tx: Tx,
  unitIds: readonly number[],
  people: readonly Person[],
  words: Words,
  note = 'Você recebeu este e-mail porque sua empresa aluga equipamentos na Arrenda.',
): Promise<void> {
  if (people.length === 0) return
  const [names, event] = [await listNames(tx, unitIds), await newestEvent(tx, unitIds)]
  const named = names.slice(0, MOST_NAMED).map(({ serial, label, product }) => {
    return `• ${[product, serial, label].filter(Boolean).join(' · ')}`
  })
  const rest = names.length - named.length
  for (const { id, firstName, email } of people) {
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
    await postMail(tx, {
      eventKey: `equipment:${String(event)}:${String(id)}`,
      to: email,
      template: { name: 'account', data },
    })
  }
}
