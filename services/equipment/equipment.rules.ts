import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { isReturnable } from '@/services/logistics/returns.rules'
import { RENTED_OUT_STATUSES, type UnitStatus } from '@/services/stock/unit-status.rules'
import { exchangeActions, type ExchangeFacts, mayRequestExchange } from './exchanges.rules'

/** The statuses in which the company that rents a unit sees it among its own: damaged or insured it still pays for it. */
export const CUSTOMER_HELD_STATUSES = [
  ...RENTED_OUT_STATUSES,
  'DAMAGED',
  'INSURANCE_CLAIMED',
] as const satisfies readonly UnitStatus[]

/** How the list of a company's units can be sorted. */
export const EQUIPMENT_ORDERINGS = ['product', '-product', 'serial', '-serial'] as const

export type EquipmentOrdering = (typeof EQUIPMENT_ORDERINGS)[number]

/** An address in a row: "Sede São Paulo · São Paulo/SP"; the city once where the company calls the address by it. */
export const addressName = ({ label, city, state }: { label: string; city: string; state: string }): string =>
  label === city ? `${city}/${state}` : `${label} · ${city}/${state}`

/** What people do with a unit that their company rents. */
export const EQUIPMENT_ACTIONS = [
  'confirm_receipt',
  'assign',
  'relocate',
  'label',
  'request_exchange',
  'request_upgrade',
  'cancel_exchange',
  'request_return',
] as const

export type EquipmentAction = (typeof EQUIPMENT_ACTIONS)[number]

/** A unit as far as it decides what may be done with it. */
export type EquipmentFacts = {
  status: UnitStatus
  userId: number | null
  receivedAt: Date | null
  /** It is to go somewhere else already: a relocation, an exchange or a return is open. */
  hasOpenRequest: boolean
  /** The exchange that is open, if one is. */
  exchange: ExchangeFacts | null
}

const isFree = ({ status, hasOpenRequest }: EquipmentFacts): boolean => status === 'IN_USE' && !hasOpenRequest

/** Who may do it by their groups, and which unit lets them. */
const GUARDS: Record<EquipmentAction, (unit: EquipmentFacts, actor: Actor) => boolean> = {
  confirm_receipt: (unit, actor) => unit.userId === actor.id && unit.receivedAt === null,
  // What moves to a person gets its user by the move.
  assign: (unit, actor) =>
    may(actor, 'equipment:assign') && unit.status !== 'IN_RELOCATION' && unit.status !== 'EXCHANGED',
  relocate: (unit, actor) => may(actor, 'equipment:read') && isFree(unit),
  label: (_, actor) => may(actor, 'equipment:label'),
  request_exchange: (unit, actor) => mayRequestExchange('exchange', actor) && isFree(unit),
  request_upgrade: (unit, actor) => mayRequestExchange('upgrade', actor) && isFree(unit),
  cancel_exchange: ({ exchange }, actor) => exchange !== null && exchangeActions(exchange, actor).includes('cancel'),
  // Whether its order is at a point where a part may come back, the order says.
  request_return: (unit, actor) => may(actor, 'checkout:write') && isReturnable(unit.status) && !unit.hasOpenRequest,
}

/** What the actor may do with a unit now, in the order of the buttons. */
export const equipmentActions = (unit: EquipmentFacts, actor: Actor): EquipmentAction[] =>
  EQUIPMENT_ACTIONS.filter((action) => GUARDS[action](unit, actor))
