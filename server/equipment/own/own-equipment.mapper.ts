import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { OwnEquipment } from '@/services/equipment/own/own-equipment.schema'
import type { NewOwnEquipmentRow, OwnEquipmentListed } from './own-equipment.repository'

/** A device as this actor sees it. */
export const toOwnEquipment =
  (actor: Actor) =>
  ({ unit, address, user }: OwnEquipmentListed): OwnEquipment => ({
    id: unit.id,
    serial: unit.serial,
    model: unit.model,
    label: unit.label,
    address: address && { id: address.id, label: address.label, city: address.city, state: address.state },
    user: user && { id: user.id, first_name: user.firstName, email: user.email },
    active: unit.active,
    created_at: unit.createdAt.toISOString(),
    may_edit: may(actor, 'equipment:own'),
  })

/** The history record: ids instead of names, so that it holds nothing personal. */
export const toOwnRecord = ({ serial, model, label, addressId, userId, active }: NewOwnEquipmentRow) => ({
  serial,
  model,
  label,
  address: addressId,
  user: userId,
  active,
})

export type OwnRecord = ReturnType<typeof toOwnRecord>
