import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { type NotificationEvent, notify, notifyGroups } from '@/server/notifications/notifications.service'
import { managersOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Permission } from '@/services/auth/permissions.rules'
import { formatCount } from '@/services/format/format.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import { findLatestEventId, listUnitNames } from './equipment-notices.repository'

/** Units that a mail names; the page lists all. */
const MAX_UNITS_NAMED = 10

/** What is told of units. `{who}` in the title stands for the actor's name. */
type UnitsNotice = { subject: string; title: string; sentences: string[]; action: string; path: string }

type Event = {
  kind: NotificationKind
  /** Who did it; left out where the title names nobody. */
  actor?: Actor
  companyId: number
  unitIds: readonly number[]
  /** The permission that the page of the notice needs. */
  needs: Permission
}

/** Tells a user that units were assigned to them and asks them to confirm the receipt. */
export async function notifyUser(
  tx: Tx,
  actor: Actor,
  { userId, unitIds, companyId }: { userId: number; unitIds: readonly number[]; companyId: number },
): Promise<void> {
  const many = formatCount(unitIds.length, 'equipamento', 'equipamentos')
  await notifyOfUnits(
    tx,
    { kind: 'equipment_assigned', actor, companyId, unitIds, needs: 'equipment:read' },
    [userId],
    {
      subject: `${many} com você na Arrenda`,
      title: `${unitIds.length === 1 ? 'Um equipamento está' : `${many} estão`} no seu nome`,
      sentences: [`${actor.name} definiu você como responsável. Confirme o recebimento quando estiver com você.`],
      action: 'Confirmar recebimento',
      path: '/platform/equipment?confirmar=sim',
    },
  )
}

export type RelocationNotice = {
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
  move: RelocationNotice,
  reason: string | null,
): Promise<void> =>
  notifyOfRelocation(
    tx,
    actor,
    move,
    (await managersOf(tx, move.companyId)).filter((id) => id !== actor.id),
    {
      subject: 'Mudança de equipamentos para aprovar',
      title: '{who} pediu uma mudança',
      sentences: [`Para: ${move.to}.`, ...(reason ? [`Motivo: “${reason}”`] : [])],
      action: 'Ver o pedido de mudança',
    },
  )

/** Tells users what happened to a relocation. */
export const notifyOfRelocation = (
  tx: Tx,
  actor: Actor,
  { companyId, unitIds }: RelocationNotice,
  userIds: readonly number[],
  notice: Omit<UnitsNotice, 'action' | 'path'> & { action?: string },
): Promise<void> =>
  notifyOfUnits(tx, { kind: 'relocation', actor, companyId, unitIds, needs: 'equipment:read' }, userIds, {
    action: 'Ver a mudança',
    ...notice,
    path: '/platform/equipment?visao=mudancas',
  })

/** Tells operators what a customer requests. */
export async function notifyOperators(
  tx: Tx,
  event: Pick<Event, 'actor' | 'companyId' | 'unitIds'>,
  notice: UnitsNotice,
): Promise<void> {
  const note = 'Você recebeu este e-mail porque cuida dos equipamentos na Arrenda.'
  await notifyGroups(tx, await eventOf(tx, { kind: 'exchange', needs: 'packages:write', ...event }, notice, note), [
    'OPERAÇÃO',
  ])
}

/** Tells requesters what happened to their request. */
export const notifyRequesters = (
  tx: Tx,
  event: Pick<Event, 'companyId' | 'unitIds'>,
  userIds: readonly number[],
  notice: UnitsNotice,
): Promise<void> => notifyOfUnits(tx, { kind: 'exchange', needs: 'equipment:read', ...event }, userIds, notice)

/** Tells people of units, once per person and event of the units. */
async function notifyOfUnits(tx: Tx, event: Event, userIds: readonly number[], notice: UnitsNotice): Promise<void> {
  if (userIds.length > 0) await notify(tx, await eventOf(tx, event, notice), userIds)
}

async function eventOf(
  tx: Tx,
  { actor, unitIds, needs, ...about }: Event,
  { subject, title, sentences, action, path }: UnitsNotice,
  note = 'Você recebeu este e-mail porque sua empresa aluga equipamentos na Arrenda.',
): Promise<NotificationEvent> {
  const [units, event] = [await listUnitNames(tx, unitIds), await findLatestEventId(tx, unitIds)]
  const names = units.map(({ serial, label, product }) => [product, serial, label].filter(Boolean).join(' · '))
  const rest = names.length - MAX_UNITS_NAMED
  const list = [
    ...names.slice(0, MAX_UNITS_NAMED).map((name) => `• ${name}`),
    ...(rest > 0 ? [`e mais ${String(rest)}.`] : []),
  ]
  return {
    ...about,
    actorId: actor?.id,
    key: `equipment:${String(event)}`,
    words: { title, text: namesInShort(names), path, needs },
    mail: ({ firstName }) => ({
      template: {
        name: 'account',
        data: {
          subject,
          title: title.replace('{who}', actor?.name ?? ''),
          paragraphs: [`Olá, ${firstName.split(' ')[0] ?? firstName}.`, ...sentences, ...list],
          action: { label: action, url: `${settings().APP_URL}${path}` },
          note,
        },
      },
    }),
  }
}

/** "Vertex 14 · VX14-1, e mais 3". */
const namesInShort = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first}, e mais ${String(others.length)}` : first
