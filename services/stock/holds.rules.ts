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

/** A finished quotation keeps its units for this long, until the proposal is accepted (workflow.md, "Stock"). */
export const HOLD_DAYS = 7

/** An accepted proposal, or exchange (ADR 520), keeps its units until the packages are packed, at most for this long. */
export const ACCEPTED_HOLD_DAYS = 60

export const holdExpiry = (from = new Date(), days = HOLD_DAYS): Date => new Date(from.getTime() + days * 86_400_000)

/** How far ahead a reservation may be kept: beyond it an order is better cancelled and made again. */
export const MAX_HOLD_DAYS = 90

/** Four weeks. */
export const CALENDAR_DAYS = 28

type StockForecast = {
  onShelf: number
  /** Live reservations, by the last day (`YYYY-MM-DD`) on which they stand. */
  holds: readonly { until: string; quantity: number }[]
  /** Rented units, by the day on which they are expected back. */
  returns: readonly { day: string; quantity: number }[]
}

export type CalendarDay = { day: string; promised: number; returning: number; free: number }

/**
 * What a product has of free units on each of these days (ascending), if no reservation is extended and everything comes
 * back when it should. What ends on a day is promised until its end and free on the next one; what comes back counts from
 * its day on. What should have come back before is not counted on.
 */
export function forecastAvailability(
  { onShelf, holds, returns }: StockForecast,
  days: readonly string[],
): CalendarDay[] {
  const [today = ''] = days
  return days.map((day) => {
    const promised = total(holds.filter(({ until }) => until >= day))
    const back = total(returns.filter((one) => one.day >= today && one.day <= day))
    return {
      day,
      promised,
      returning: total(returns.filter((one) => one.day === day)),
      free: Math.max(0, onShelf + back - promised),
    }
  })
}

/** How many units should be back already. */
export const sumOverdue = ({ returns }: Pick<StockForecast, 'returns'>, today: string): number =>
  total(returns.filter(({ day }) => day < today))

const total = (rows: readonly { quantity: number }[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** So many days in a row, the first one among them. */
export function consecutiveDays(first: string, count: number): string[] {
  const start = new Date(`${first}T12:00:00Z`).getTime()
  return Array.from({ length: count }, (_, at) => new Date(start + at * 86_400_000).toISOString().slice(0, 10))
}
