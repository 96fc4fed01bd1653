import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { addressName } from '@/services/companies/address-lines.rules'
import type { RelocationAction } from '@/services/equipment/relocations/relocations.rules'
import type { Relocation } from '@/services/equipment/relocations/relocations.schema'
import { notifyManagers, notifyOfRelocation, type RelocationNotice } from '../units/equipment-notices'

/** Tells the managers about a request, or the recipient about units on their way. */
export async function notifyRequested(tx: Tx, actor: Actor, companyId: number, relocation: Relocation): Promise<void> {
  if (relocation.status === 'REQUESTED')
    return notifyManagers(tx, actor, toRelocationNotice(relocation, companyId), relocation.reason)
  await notifyReceiver(tx, actor, toRelocationNotice(relocation, companyId), relocation)
}

/** Tells the requester the decision, and the recipient that units are coming. */
export async function notifyDecided(
  tx: Tx,
  actor: Actor,
  companyId: number,
  { action, relocation }: { action: RelocationAction; relocation: Relocation },
): Promise<void> {
  const move = toRelocationNotice(relocation, companyId)
  if (action === 'approve') await notifyReceiver(tx, actor, move, relocation)
  const [verb, what] = DECISION_WORDS[action]
  const { decision, requested_by } = relocation
  await notifyOfRelocation(tx, actor, move, others(actor, [requested_by.id]), {
    subject: `Mudança de equipamentos ${what}`,
    title: `{who} ${verb} a mudança`,
    sentences: [`Para: ${move.to}.`, ...(decision ? [`Motivo: “${decision}”`] : [])],
  })
}

const DECISION_WORDS: Record<RelocationAction, [verb: string, what: string]> = {
  approve: ['aprovou', 'aprovada'],
  refuse: ['recusou', 'recusada'],
  cancel: ['cancelou', 'cancelada'],
  complete: ['concluiu', 'concluída'],
}

const notifyReceiver = (tx: Tx, actor: Actor, move: RelocationNotice, { to_user }: Relocation): Promise<void> =>
  notifyOfRelocation(tx, actor, move, others(actor, to_user ? [to_user.id] : []), {
    subject: 'Equipamentos a caminho de você',
    title: '{who} enviou equipamentos para você',
    sentences: ['Confirme na Arrenda quando estiverem com você.'],
  })

const others = (actor: Actor, ids: readonly number[]): number[] => ids.filter((id) => id !== actor.id)

const toRelocationNotice = ({ id, units, to_address, to_user }: Relocation, companyId: number): RelocationNotice => ({
  id,
  companyId,
  unitIds: units.map((unit) => unit.id),
  to: to_address ? addressName(to_address) : (to_user?.first_name ?? ''),
})
