/** Days for which a finished quotation holds its units until the proposal is accepted. */
export const HOLD_DAYS = 7

/** Days for which an accepted proposal or exchange (ADR 520) holds its units until they are packed. */
export const ACCEPTED_HOLD_DAYS = 60

export const holdExpiry = (from = new Date(), days = HOLD_DAYS): Date => new Date(from.getTime() + days * 86_400_000)

/** Limit of extensions: past it the order should be cancelled and placed again. */
export const MAX_HOLD_DAYS = 90

/** Sort orders of the list of holds. */
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
