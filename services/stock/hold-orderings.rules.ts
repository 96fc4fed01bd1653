/** By what the reservations may be sorted. */
export const HOLD_ORDERINGS = [
  'expires_at',
  '-expires_at',
  'created_at',
  '-created_at',
  'quantity',
  '-quantity',
  'product',
  '-product',
] as const

export type HoldOrdering = (typeof HOLD_ORDERINGS)[number]
