import { isRentedGroup, type ProductGroup } from './product-groups.rules'
import { isPlaceholderSerial } from './serials.rules'
import type { UnitStatus } from './unit-status.rules'

/**
 * Status changes that staff may make by hand, a subset of `UNIT_STATUS_CHANGES`. Statuses that belong to an order, a
 * return or an exchange (packed, in use, returned…) change only through those.
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

/** Initial statuses of a unit that is in the warehouse. */
export const ARRIVAL_STATUSES = ['UP_FOR_RENTAL', 'PRODUCT_STORAGE'] as const

/** The same, plus the status of a unit whose serial is not known yet. */
export const INITIAL_STATUSES = [...ARRIVAL_STATUSES, 'WAITING_SERIAL'] as const

export type InitialStatus = (typeof INITIAL_STATUSES)[number]

/** Changes to these statuses need a reason: the unit can no longer be rented. */
const NEEDS_REASON: ReadonlySet<UnitStatus> = new Set([
  'IN_MAINTENANCE',
  'DISABLED',
  'DISPOSABLE_SERIAL',
  'FINISHED',
  'INSURANCE_CLAIMED',
])

export const needsReason = (status: UnitStatus): boolean => NEEDS_REASON.has(status)

/** Button labels. */
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
 * The statuses that staff may give a unit now, in the order of the table: none while a customer holds it, nothing
 * rentable before it has a serial, and not the shelf for a group that is not rented out.
 */
export function manualStatuses({ status, serial, isHeld, product_group }: ManualStatusUnit): UnitStatus[] {
  if (isHeld) return []
  return MANUAL_STATUS_CHANGES[status].filter(
    (to) =>
      (to === 'DISABLED' || !isPlaceholderSerial(serial)) && (to !== 'UP_FOR_RENTAL' || isRentedGroup(product_group)),
  )
}

/** On the shelf, or in a rental that leads back there. */
const RENTAL_STATUSES: readonly UnitStatus[] = [
  'UP_FOR_RENTAL',
  'OK',
  'IN_USE',
  'IN_RELOCATION',
  'PENDING_EXCHANGE',
  'EXCHANGED',
  'RETURNED',
]

/** Whether a unit in this status may change to that group. */
export const mayJoinGroup = (status: UnitStatus, group: ProductGroup): boolean =>
  isRentedGroup(group) || !RENTAL_STATUSES.includes(status)

/** The statuses that all of these units may be given. */
export function sharedManualStatuses(units: readonly ManualStatusUnit[]): UnitStatus[] {
  const [first, ...others] = units.map(manualStatuses)
  return (first ?? []).filter((status) => others.every((statuses) => statuses.includes(status)))
}
