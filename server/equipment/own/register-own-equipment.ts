import { recordEvents } from '@/server/audit/audit.service'
import { addressesOf } from '@/server/companies/companies.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, type Refusal, refuseField } from '@/server/http/refusal'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewOwnEquipment, OwnEquipment } from '@/services/equipment/own/own-equipment.schema'
import { must } from '@/services/invariant/must.rules'
import { canonicalSerial, emptyToNull } from '@/services/stock/units/serials.rules'
import { toOwnEquipment, toOwnRecord } from './own-equipment.mapper'
import { findOwnBySerials, insertOwnRows, listOwnRows, type NewOwnEquipmentRow } from './own-equipment.repository'

/**
 * Registers devices that the active company owns, of one model, all or none (specification, section 6: customers enter
 * serials). Refuses 400 for a serial that is listed twice, an address of another company and somebody who is not an
 * active user of it; 409 `conflict` naming the serials that the company has registered already.
 */
export async function registerOwnEquipment(actor: Actor, body: NewOwnEquipment): Promise<OwnEquipment[]> {
  const companyId = orNotFound(actor.companyId)
  const serials = body.serials.map(canonicalSerial)
  const repeated = serials.find((serial, at) => serials.indexOf(serial) !== at)
  if (repeated !== undefined) throw refuseField('serials', `O serial ${repeated} está repetido.`)
  return transaction(async (tx) => {
    await requireOwnPlace(tx, companyId, body)
    const known = await findOwnBySerials(tx, companyId, serials)
    if (known.length > 0) throw serialsTaken(known.map(({ serial }) => serial))
    const { model, address_id, user_id } = body
    const shared = { companyId, model, label: emptyToNull(body.label), addressId: address_id, userId: user_id }
    const rows = serials.map((serial) => ({ ...shared, serial, active: true }))
    const ids = await insertOwnRows(tx, rows)
    // Somebody registered one of them at the same moment.
    if (!ids) throw refuseField('serials', 'Um desses seriais acabou de ser cadastrado. Confira a lista.', 'conflict')
    await recordRegistrations(tx, actor, rows, ids)
    return (await listOwnRows(tx, { companyId, ids }, { limit: ids.length, offset: 0 })).map(toOwnEquipment(actor))
  })
}

/** The history of new devices. */
export const recordRegistrations = (
  tx: Tx,
  actor: Actor,
  rows: readonly NewOwnEquipmentRow[],
  ids: readonly number[],
): Promise<void> =>
  recordEvents(
    tx,
    actor,
    rows.map((row, at) => ({
      model: 'own_equipment',
      objectId: must(ids[at], 'the id of the device'),
      companyId: row.companyId,
      action: 'registered',
      after: toOwnRecord(row),
    })),
  )

type Place = { address_id: number | null; user_id: number | null }

/** Refuses 400 unless address and user belong to the company. */
export async function requireOwnPlace(tx: Tx, companyId: number, { address_id, user_id }: Place): Promise<void> {
  if (address_id !== null && !(await addressesOf(tx, { companyId })).some(({ id }) => id === address_id))
    throw refuseField('address_id', 'Escolha um endereço da empresa.')
  if (user_id !== null && !(await isActiveUserOf(tx, companyId, user_id)))
    throw refuseField('user_id', 'Escolha um usuário ativo da empresa.')
}

function serialsTaken(serials: readonly string[]): Refusal {
  const [one = ''] = serials
  const sentence =
    serials.length === 1
      ? `O serial ${one} já está cadastrado na sua empresa.`
      : `Estes seriais já estão cadastrados na sua empresa: ${serials.join(', ')}.`
  return refuseField('serials', sentence, 'conflict')
}
