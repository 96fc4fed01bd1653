import type { Actor } from '@/services/auth/actor.rules'
import { isOpenExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { equipmentActions, type EquipmentFacts } from '@/services/equipment/units/equipment.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import type { CompanyUnit } from './equipment.repository'

/** A unit with the actions that this actor may take now. */
export const toEquipment =
  (actor: Actor) =>
  ({ unit, product, user, address, order, since, ...open }: CompanyUnit): Equipment => {
    const { relocation, returning } = open
    const status = unit.status as Equipment['status']
    const exchange = openExchangeOf(open)
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
      relocation: relocation && { id: relocation.id, status: relocation.status },
      exchange: toUnitExchange(open),
      return: returning && { package_id: returning.packageId },
      allowed_actions: equipmentActions(
        { ...unit, status, hasOpenRequest: Boolean(relocation ?? exchange ?? returning), exchange },
        actor,
      ),
    }
  }

type ExchangeColumns = Pick<CompanyUnit, 'exchange' | 'exchangeProduct' | 'replacement' | 'fetching'>

/** The open exchange; a unit whose last exchange was refused may request another. */
export function openExchangeOf({ exchange }: Pick<CompanyUnit, 'exchange'>): EquipmentFacts['exchange'] {
  if (!exchange || !isOpenExchange(exchange.status)) return null
  // For customers the position of the two units does not matter.
  const { status, requestedBy } = exchange
  return { status, requestedBy, hasLeft: false, isReturned: false }
}

function toUnitExchange({ exchange, exchangeProduct, replacement, fetching }: ExchangeColumns): Equipment['exchange'] {
  if (!exchange || !exchangeProduct) return null
  return {
    id: exchange.id,
    kind: exchange.kind,
    status: exchange.status,
    product: exchangeProduct,
    reason: exchange.reason,
    decision: exchange.decision,
    monthly_difference: exchange.monthlyDifference,
    due_at: exchange.dueAt?.toISOString() ?? null,
    replacement,
    return_by: fetching?.deliveryEta ?? null,
  }
}
