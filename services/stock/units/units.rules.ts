import { RENTED_OUT_STATUSES, type UnitStatus } from './unit-status.rules'

export const UNIT_ORDERINGS = ['updated_at', '-updated_at', 'serial', '-serial', 'product', '-product'] as const

export type UnitOrdering = (typeof UNIT_ORDERINGS)[number]

/** Parts of the stock; each status is in exactly one. */
export const STOCK_PARTS = ['shelf', 'separated', 'rented', 'returned', 'maintenance', 'storage', 'out'] as const

export type StockPart = (typeof STOCK_PARTS)[number]

export const STOCK_PART_STATUSES: Readonly<Record<StockPart, readonly UnitStatus[]>> = {
  shelf: ['UP_FOR_RENTAL'],
  separated: ['OK'],
  rented: RENTED_OUT_STATUSES,
  returned: ['RETURNED'],
  maintenance: ['IN_MAINTENANCE', 'DAMAGED', 'INSURANCE_CLAIMED'],
  storage: ['PRODUCT_STORAGE', 'WAITING_SERIAL'],
  out: ['DISABLED', 'DISPOSABLE_SERIAL', 'FINISHED'],
}

export const STOCK_PART_LABEL: Readonly<Record<StockPart, string>> = {
  shelf: 'Disponíveis',
  separated: 'Separados',
  rented: 'Locados',
  returned: 'Devolvidos',
  maintenance: 'Em manutenção',
  storage: 'Em depósito',
  out: 'Fora de uso',
}
