/**
 * The fifteen statuses of a unit.
 *
 * The path of a rented unit: UP_FOR_RENTAL (on the shelf) → OK (its serial is in a package) → IN_USE (delivered)
 * → RETURNED (received back) → where the appraisal sends it: UP_FOR_RENTAL, IN_MAINTENANCE or DISPOSABLE_SERIAL.
 */
export const UNIT_STATUSES = [
  'WAITING_SERIAL',
  'OK',
  'PENDING_EXCHANGE',
  'EXCHANGED',
  'RETURNED',
  'DISABLED',
  'INSURANCE_CLAIMED',
  'PRODUCT_STORAGE',
  'IN_USE',
  'IN_RELOCATION',
  'IN_MAINTENANCE',
  'FINISHED',
  'DAMAGED',
  'UP_FOR_RENTAL',
  'DISPOSABLE_SERIAL',
] as const

export type UnitStatus = (typeof UNIT_STATUSES)[number]

/** Held by the renting company; an exchanged unit is held until it is collected. */
export const RENTED_OUT_STATUSES = [
  'IN_USE',
  'IN_RELOCATION',
  'PENDING_EXCHANGE',
  'EXCHANGED',
] as const satisfies readonly UnitStatus[]

/** Units that have left for good. */
export const GONE_STATUSES: readonly UnitStatus[] = ['DISPOSABLE_SERIAL', 'FINISHED']

export const UNIT_STATUS_LABEL: Record<UnitStatus, string> = {
  WAITING_SERIAL: 'Aguardando serial',
  OK: 'Separado para pedido',
  PENDING_EXCHANGE: 'Troca pendente',
  EXCHANGED: 'Trocado',
  RETURNED: 'Devolvido',
  DISABLED: 'Desativado',
  INSURANCE_CLAIMED: 'Seguro acionado',
  PRODUCT_STORAGE: 'Em depósito',
  IN_USE: 'Em uso',
  IN_RELOCATION: 'Em mudança de local',
  IN_MAINTENANCE: 'Em manutenção',
  FINISHED: 'Encerrado',
  DAMAGED: 'Danificado',
  UP_FOR_RENTAL: 'Disponível para locação',
  DISPOSABLE_SERIAL: 'Descartado',
}

/** Allowed status changes; all others are refused. */
export const UNIT_STATUS_CHANGES: Record<UnitStatus, readonly UnitStatus[]> = {
  WAITING_SERIAL: ['PRODUCT_STORAGE', 'UP_FOR_RENTAL', 'DISABLED'],
  PRODUCT_STORAGE: ['UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL', 'DISABLED'],
  // Back to RETURNED, from wherever the appraisal sent it, when that is undone (ADR 534).
  UP_FOR_RENTAL: ['OK', 'RETURNED', 'PRODUCT_STORAGE', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL', 'DISABLED'],
  // Back on the shelf when the order is cancelled.
  OK: ['IN_USE', 'UP_FOR_RENTAL'],
  // Back to OK when a delivery is undone; disposable if it never came back.
  IN_USE: [
    'OK',
    'RETURNED',
    'PENDING_EXCHANGE',
    'EXCHANGED',
    'IN_RELOCATION',
    'DAMAGED',
    'INSURANCE_CLAIMED',
    'DISPOSABLE_SERIAL',
  ],
  IN_RELOCATION: ['IN_USE', 'RETURNED', 'DAMAGED', 'INSURANCE_CLAIMED', 'DISPOSABLE_SERIAL'],
  PENDING_EXCHANGE: ['IN_USE', 'EXCHANGED', 'RETURNED', 'DISPOSABLE_SERIAL'],
  EXCHANGED: ['RETURNED', 'DISPOSABLE_SERIAL'],
  // Back to its previous status when a return is undone.
  RETURNED: ['IN_USE', 'EXCHANGED', 'UP_FOR_RENTAL', 'IN_MAINTENANCE', 'DISPOSABLE_SERIAL'],
  DAMAGED: ['RETURNED', 'IN_MAINTENANCE', 'INSURANCE_CLAIMED', 'DISPOSABLE_SERIAL'],
  INSURANCE_CLAIMED: ['RETURNED', 'DISPOSABLE_SERIAL', 'FINISHED'],
  IN_MAINTENANCE: ['RETURNED', 'UP_FOR_RENTAL', 'PRODUCT_STORAGE', 'DISPOSABLE_SERIAL', 'DISABLED'],
  DISABLED: ['UP_FOR_RENTAL', 'DISPOSABLE_SERIAL', 'FINISHED'],
  // A unit that was taken for lost is with the customer again when that appraisal is undone.
  DISPOSABLE_SERIAL: ['FINISHED', 'RETURNED', 'IN_USE', 'EXCHANGED', 'DAMAGED', 'INSURANCE_CLAIMED'],
  FINISHED: [],
}

export const mayBecome = (from: UnitStatus, to: UnitStatus): boolean => UNIT_STATUS_CHANGES[from].includes(to)

/** The statuses from which a unit may change to this one. */
export const previousStatuses = (to: UnitStatus): UnitStatus[] => UNIT_STATUSES.filter((from) => mayBecome(from, to))
