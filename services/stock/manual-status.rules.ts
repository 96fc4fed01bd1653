import { isRentedGroup, type ProductGroup } from './product-groups.rules'
import { isPlaceholderSerial } from './serials.rules'
import type { UnitStatus } from './unit-status.rules'

/**
 * Which statuses staff give by hand, from each: a part of `UNIT_STATUS_CHANGES`. Whatever belongs to an order, a return or
 * an exchange (separated, in use, returned…) follows from that alone, and is not changed here.
 */
export const MANUAL_STATUS_CHANGES: Readonly<Record<UnitStatus, readonly UnitStatus[]>> = {
  WAITING_SERIAL: ['UP_FOR_RENTAL', 'PRODUCT_STORAGE', 'DISABLED'],
  PRODUCT_STORAGE: ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL'],
  UP_FOR_RENTAL: ['PRODUCT_STORAGE', 'IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL'],
  IN_MAINTENANCE: ['UP_FOR_RENTAL', 'PRODUCT_STORAGE', 'DISABLED', 'DISPOSABLE_SERIAL'],
  DAMAGED: ['IN_MAINTENANCE', 'DISPOSABLE_SERIAL'],
  INSURANCE_CLAIMED: ['DISPOSABLE_SERIAL', 'FINISHED'],
  DISABLED: ['UP_FOR_RENTAL', 'DISPOSABLE_SERIAL', 'FINISHED'],
  DISPOSABLE_SERIAL: ['FINISHED'],
  OK: [],
  IN_USE: [],
  IN_RELOCATION: [],
  PENDING_EXCHANGE: [],
  EXCHANGED: [],
  RETURNED: [],
  FINISHED: [],
}

/** What a unit that is here may be when it is registered. */
export const ARRIVAL_STATUSES = ['UP_FOR_RENTAL', 'PRODUCT_STORAGE'] as const

/** The same, and what one may be whose serial is awaited. */
export const INITIAL_STATUSES = [...ARRIVAL_STATUSES, 'WAITING_SERIAL'] as const

export type InitialStatus = (typeof INITIAL_STATUSES)[number]

/** What a change to it must give a reason for: the unit can no longer be rented. */
const NEEDS_REASON: ReadonlySet<UnitStatus> = new Set([
  'IN_MAINTENANCE',
  'DISABLED',
  'DISPOSABLE_SERIAL',
  'FINISHED',
  'INSURANCE_CLAIMED',
])

export const needsReason = (status: UnitStatus): boolean => NEEDS_REASON.has(status)

/** What pressing the button does. */
export const MANUAL_STATUS_VERB: Readonly<Partial<Record<UnitStatus, string>>> = {
  UP_FOR_RENTAL: 'Liberar para locação',
  PRODUCT_STORAGE: 'Guardar em depósito',
  IN_MAINTENANCE: 'Enviar para manutenção',
  DISABLED: 'Desativar',
  DISPOSABLE_SERIAL: 'Descartar',
  FINISHED: 'Encerrar',
}

type ManualStatusUnit = { status: UnitStatus; serial: string; isHeld: boolean; product_group: ProductGroup }

/**
 * The statuses that staff may give a unit now, in the order of the table; none while a customer holds it, none that can be
 * rented before it has a serial, and not the shelf for what is not rented out.
 */
export function manualStatuses({ status, serial, isHeld, product_group }: ManualStatusUnit): UnitStatus[] {
  if (isHeld) return []
  return MANUAL_STATUS_CHANGES[status].filter(
    (to) =>
      (to === 'DISABLED' || !isPlaceholderSerial(serial)) && (to !== 'UP_FOR_RENTAL' || isRentedGroup(product_group)),
  )
}

/** On the shelf, or on the road of a rental, which leads back there. */
const RENTAL_STATUSES: readonly UnitStatus[] = [
  'UP_FOR_RENTAL',
  'OK',
  'IN_USE',
  'IN_RELOCATION',
  'PENDING_EXCHANGE',
  'EXCHANGED',
  'RETURNED',
]

/** Whether a unit in this status may go over to that group. */
export const mayJoinGroup = (status: UnitStatus, group: ProductGroup): boolean =>
  isRentedGroup(group) || !RENTAL_STATUSES.includes(status)

/** Those that every one of several units may be given. */
export function sharedManualStatuses(units: readonly ManualStatusUnit[]): UnitStatus[] {
  const [first, ...others] = units.map(manualStatuses)
  return (first ?? []).filter((status) => others.every((statuses) => statuses.includes(status)))
}
