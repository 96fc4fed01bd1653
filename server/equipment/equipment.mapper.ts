import type { Actor } from '@/services/auth/actor.rules'
import { equipmentActions } from '@/services/equipment/equipment-actions.rules'
import type { Equipment } from '@/services/equipment/equipment.schema'
import type { RelocationStatus } from '@/services/stock/unit-events.rules'
import type { UnitOfCompany } from './equipment.repository'

/** A unit, with what this actor may do with it now. */
export const toEquipment =
  (actor: Actor) =>
  ({ unit, product, user, address, order, since, ...open }: UnitOfCompany): Equipment => {
    const { relocation, exchange, returning } = open
    const status = unit.status as Equipment['status']
    const isSpokenFor = Boolean(relocation ?? exchange ?? returning)
    return {
      id: unit.id,
      serial: unit.serial,
      label: unit.label,
      status,
      product,
      user: user && { id: user.id, first_name: user.firstName },
      address,
      order: order && { order_mask_id: order.maskId, ends_on: order.endsOn },
      since,
      received_at: unit.receivedAt?.toISOString() ?? null,
      relocation: relocation && { id: relocation.id, status: relocation.status as RelocationStatus },
      exchange,
      return: returning && { package_id: returning.packageId },
      allowed_actions: equipmentActions({ ...unit, status, isSpokenFor }, actor),
    }
  }
