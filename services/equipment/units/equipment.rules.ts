import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { isReturnable } from '@/services/logistics/returns/returns.rules'
import { RENTED_OUT_STATUSES, type UnitStatus } from '@/services/stock/units/unit-status.rules'
import { mayRequestExchange } from '../exchanges/exchange-request.rules'
import { exchangeActions, type ExchangeFacts } from '../exchanges/exchange-transitions.rules'

/** Statuses in which a company sees a unit among its own; damaged and insured ones are still paid for. */
export const CUSTOMER_HELD_STATUSES = [
  ...RENTED_OUT_STATUSES,
  'DAMAGED',
  'INSURANCE_CLAIMED',
] as const satisfies readonly UnitStatus[]

/** Sort orders of the list of a company's units. */
export const EQUIPMENT_ORDERINGS = ['product', '-product', 'serial', '-serial'] as const

export type EquipmentOrdering = (typeof EQUIPMENT_ORDERINGS)[number]

/** Actions on a rented unit, in the order of the buttons. */
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

/** The facts that decide what may be done with a unit. */
export type EquipmentFacts = {
  status: UnitStatus
  userId: number | null
  receivedAt: Date | null
  /** A relocation, exchange or return is open. */
  hasOpenRequest: boolean
  /** The open exchange, if any. */
  exchange: ExchangeFacts | null
}

const isFree = ({ status, hasOpenRequest }: EquipmentFacts): boolean => status === 'IN_USE' && !hasOpenRequest

/** Which actors may take an action, and on which units. */
const GUARDS: Record<EquipmentAction, (unit: EquipmentFacts, actor: Actor) => boolean> = {
  confirm_receipt: (unit, actor) => unit.userId === actor.id && unit.receivedAt === null,
  // A unit being relocated to a person gets its user by the relocation.
  assign: (unit, actor) =>
    may(actor, 'equipment:assign') && unit.status !== 'IN_RELOCATION' && unit.status !== 'EXCHANGED',
  relocate: (unit, actor) => may(actor, 'equipment:read') && isFree(unit),
  label: (_, actor) => may(actor, 'equipment:label'),
  request_exchange: (unit, actor) => mayRequestExchange('exchange', actor) && isFree(unit),
  request_upgrade: (unit, actor) => mayRequestExchange('upgrade', actor) && isFree(unit),
  cancel_exchange: ({ exchange }, actor) => exchange !== null && exchangeActions(exchange, actor).includes('cancel'),
  // The order itself decides whether its stage allows a partial return.
  request_return: (unit, actor) => may(actor, 'checkout:write') && isReturnable(unit.status) && !unit.hasOpenRequest,
}

/** The actions that the actor may take on a unit now, in the order of the buttons. */
export const equipmentActions = (unit: EquipmentFacts, actor: Actor): EquipmentAction[] =>
  EQUIPMENT_ACTIONS.filter((action) => GUARDS[action](unit, actor))
