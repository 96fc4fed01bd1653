import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { mayJoinGroup } from '@/services/stock/units/manual-status.rules'
import { canonicalSerial, emptyToNull, isPlaceholderSerial } from '@/services/stock/units/serials.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import type { UnitUpdate } from '@/services/stock/units/units.schema'
import { changeUnits } from '../events/unit-events.service'
import { serialIsTaken } from './create-unit'
import { getUnit } from './get-unit'
import { findLastEvent } from './unit-detail.repository'
import { lockUnits, setSerial, type UnitRecord } from './units.repository'

/**
 * Updates the given fields of a unit: group, location, label and, while it is a placeholder, the serial. Without a
 * difference nothing is recorded.
 * Refuses 404; 409 with the current unit if `version` is not its newest event; 400 for a serial that is final, a
 * location of a unit that is not in our warehouse, and a group that is not rented out for a unit on the shelf or in a
 * rental; 409 for a serial that exists.
 */
export async function updateUnit(actor: Actor, id: number, body: UnitUpdate): Promise<UnitDetail> {
  await transaction(async (tx) => {
    const unit = orNotFound((await lockUnits(tx, [id]))[0])
    const { serial, ...values } = differences(unit, body)
    if (serial === undefined && Object.keys(values).length === 0) return
    await requireVersion(tx, id, body.version)
    if (serial !== undefined) await assignSerial(tx, unit, serial)
    if (values.location && unit.companyId !== null) throw refuseField('location', NOT_IN_HOUSE)
    if (values.productGroup && !mayJoinGroup(unit.status, values.productGroup))
      throw refuseField('product_group', NOT_RENTED)
    const details = serial === undefined ? undefined : { serial: { before: unit.serial, after: serial } }
    await changeUnits(tx, actor, {
      ids: [id],
      type: 'DETAILS_CHANGED',
      values,
      about: { companyId: unit.companyId, ...(details && { details, message: `Serial ${serial ?? ''}` }) },
    })
  })
  return getUnit(id)
}

const NOT_IN_HOUSE = 'O equipamento está com o cliente: só os que estão no depósito têm local.'

const NOT_RENTED = 'Este grupo não é alugado: tire antes o equipamento da prateleira ou da locação.'

/** The values that differ; an empty text becomes null. */
function differences(unit: UnitRecord, { serial, product_group, location, label }: UnitUpdate) {
  const wanted = {
    ...(serial !== undefined && { serial: canonicalSerial(serial) }),
    ...(product_group !== undefined && { productGroup: product_group }),
    ...(location !== undefined && { location: emptyToNull(location) }),
    ...(label !== undefined && { label: emptyToNull(label) }),
  }
  const changed = Object.entries(wanted).filter(([key, value]) => unit[key as keyof typeof wanted] !== value)
  return Object.fromEntries(changed) as typeof wanted
}

async function requireVersion(tx: Tx, id: number, version: number | undefined): Promise<void> {
  const last = await findLastEvent(tx, id)
  if (version === undefined || version === last?.id) return
  const data = {
    unit: await getUnit(id, tx),
    changed_by: last?.actorName ?? '',
    changed_at: (last?.createdAt ?? new Date()).toISOString(),
  }
  throw new Refusal('conflict', { errors: ['Outra pessoa mudou este equipamento enquanto você editava.'], data })
}

async function assignSerial(tx: Tx, unit: UnitRecord, serial: string): Promise<void> {
  if (unit.status !== 'WAITING_SERIAL' && !isPlaceholderSerial(unit.serial)) {
    throw refuseField('serial', 'O serial já foi definido e não muda mais.')
  }
  if (!(await setSerial(tx, unit.id, serial))) throw serialIsTaken(serial)
}
