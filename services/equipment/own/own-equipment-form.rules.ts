import { parseSerials } from '@/services/stock/units/serials.rules'
import { MAX_OWN_SERIALS, ownSerialFault } from './own-equipment.rules'
import type { NewOwnEquipment, OwnEquipment, OwnEquipmentUpdate } from './own-equipment.schema'

/** Fields of both forms, as typed; a select without a choice is empty. */
type PlaceValues = { model: string; label: string; address_id: string; user_id: string }

export type NewOwnValues = PlaceValues & { serials: string }
export type OwnValues = PlaceValues & { serial: string; active: boolean }

export const EMPTY_OWN_EQUIPMENT: NewOwnValues = { model: '', serials: '', label: '', address_id: '', user_id: '' }

const place = ({ model, label, address_id, user_id }: PlaceValues) => ({
  model: model.trim(),
  label: label.trim() || null,
  address_id: Number(address_id) || null,
  user_id: Number(user_id) || null,
})

export const toNewOwnEquipment = ({ serials, ...values }: NewOwnValues): NewOwnEquipment => ({
  ...place(values),
  serials: parseSerials(serials),
})

export const toOwnUpdate = ({ serial, active, ...values }: OwnValues): OwnEquipmentUpdate => ({
  ...place(values),
  serial: serial.trim(),
  active,
})

export const toOwnValues = ({ model, serial, label, address, user, active }: OwnEquipment): OwnValues => ({
  model,
  serial,
  label: label ?? '',
  address_id: address ? String(address.id) : '',
  user_id: user ? String(user.id) : '',
  active,
})

/** Why these typed or pasted serials cannot be registered, naming the first that is wrong; undefined if they can. */
export function serialsObjection(text: string): string | undefined {
  const serials = parseSerials(text)
  if (serials.length === 0) return 'Digite pelo menos um serial.'
  if (serials.length > MAX_OWN_SERIALS)
    return `São ${String(serials.length)} seriais: cadastre até ${String(MAX_OWN_SERIALS)} de uma vez, ou importe um CSV.`
  const wrong = serials.find((serial) => ownSerialFault(serial) !== undefined)
  if (wrong !== undefined) return `${wrong}: ${ownSerialFault(wrong) ?? ''}`
  const repeated = serials.find((serial, at) => serials.indexOf(serial) !== at)
  return repeated === undefined ? undefined : `O serial ${repeated} está repetido.`
}
