import { addressesOf } from '@/server/companies/companies.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { NewRelocation, Relocation } from '@/services/equipment/relocations/relocations.schema'
import type { RelocationStatus, RelocationType } from '@/services/stock/events/unit-events.rules'
import { toEquipment } from '../units/equipment.mapper'
import { listUnitsById, lockUnits } from '../units/equipment.repository'
import { visibleUnits } from '../units/visible-units'
import { getRelocation } from './list-relocations'
import { notifyRequested } from './relocation-notices'
import { insertRelocation } from './relocations.repository'

/**
 * Requests that units move to another address or user of the company; a request by a manager is approved at once.
 * Refuses 404 for a unit that the actor does not see, 400 for a destination outside the company or where a unit already
 * is, 409 for a unit with another open request.
 */
export async function requestRelocation(actor: Actor, body: NewRelocation): Promise<Relocation> {
  const ids = [...new Set(body.units)]
  const filters = orNotFound(visibleUnits(actor, { ids }))
  return transaction(async (tx) => {
    if ((await lockUnits(tx, { ...filters, ids })).length < ids.length) throw new Refusal('not_found')
    const units = await listUnitsById(tx, ids)
    const spokenFor = units.find((row) => !toEquipment(actor)(row).allowed_actions.includes('relocate'))
    if (spokenFor) throw hasOpenRequest(spokenFor.unit.serial)
    await requireDestination(tx, filters.companyId, body)
    const there = units.find(({ unit }) => unit.addressId === body.to_address_id || unit.userId === body.to_user_id)
    if (there)
      throw invalidDestination(
        body,
        `${there.unit.serial} já está ${body.to_address_id ? 'nesse endereço' : 'com essa pessoa'}.`,
      )
    return createRelocation(tx, actor, {
      ...body,
      units: ids,
      companyId: filters.companyId,
      rows: units.map(({ unit }) => unit),
    })
  })
}

type RelocationRequest = NewRelocation & { companyId: number; rows: Parameters<typeof insertRelocation>[2] }

async function createRelocation(
  tx: Tx,
  actor: Actor,
  { units, companyId, rows, ...body }: RelocationRequest,
): Promise<Relocation> {
  const isDecided = may(actor, 'equipment:assign')
  const relocationType: RelocationType = body.to_address_id === undefined ? 'PERSON' : 'ADDRESS'
  const relocationStatus: RelocationStatus = isDecided ? 'APPROVED' : 'REQUESTED'
  const reason = body.reason === undefined || body.reason === '' ? null : body.reason
  const fields = {
    companyId,
    relocationType,
    status: relocationStatus,
    toAddressId: body.to_address_id ?? null,
    toUserId: body.to_user_id ?? null,
    reason,
    requestedBy: actor.id,
    ...(isDecided && { decidedBy: actor.id, decidedAt: new Date() }),
  }
  const { id } = await insertRelocation(tx, fields, rows)
  await changeUnits(tx, actor, {
    ids: units,
    type: isDecided ? 'RELOCATION_APPROVED' : 'RELOCATION_REQUESTED',
    values: isDecided ? { status: 'IN_RELOCATION' } : {},
    about: { companyId, relocationId: id, relocationType, relocationStatus, message: reason },
  })
  const relocation = await getRelocation(tx, actor, id)
  await notifyRequested(tx, actor, companyId, relocation)
  return relocation
}

async function requireDestination(tx: Tx, companyId: number, body: NewRelocation): Promise<void> {
  const { to_address_id, to_user_id } = body
  if (to_user_id !== undefined && !(await isActiveUserOf(tx, companyId, to_user_id)))
    throw invalidDestination(body, 'Escolha um usuário ativo da empresa.')
  if (to_address_id === undefined) return
  const addresses = await addressesOf(tx, { companyId })
  if (!addresses.some(({ id }) => id === to_address_id))
    throw invalidDestination(body, 'Escolha um endereço da empresa.')
}

const invalidDestination = ({ to_address_id }: NewRelocation, sentence: string): Refusal =>
  new Refusal('invalid', {
    errors: [sentence],
    fields: { [to_address_id === undefined ? 'to_user_id' : 'to_address_id']: [sentence] },
  })

const hasOpenRequest = (serial: string): Refusal =>
  new Refusal('conflict', {
    errors: [`${serial} já tem uma mudança, troca ou devolução em aberto. Atualize a página.`],
  })
