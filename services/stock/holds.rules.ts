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

/** Days for which a finished quotation holds its units until the proposal is accepted. */
export const HOLD_DAYS = 7

/** Days for which an accepted proposal or exchange (ADR 520) holds its units until they are packed. */
export const ACCEPTED_HOLD_DAYS = 60

export const holdExpiry = (from = new Date(), days = HOLD_DAYS): Date => new Date(from.getTime() + days * 86_400_000)

/** Limit of extensions: beyond it the order should be cancelled and made again. */
export const MAX_HOLD_DAYS = 90

/** Four weeks. */
export const CALENDAR_DAYS = 28

type StockForecast = {
  onShelf: number
  /** Live holds by their last day (`YYYY-MM-DD`). */
  holds: readonly { until: string; quantity: number }[]
  /** Rented units by expected return day. */
  returns: readonly { day: string; quantity: number }[]
}

export type CalendarDay = { day: string; promised: number; returning: number; free: number }

/**
 * Forecasts the available units of a product on these days (ascending), assuming that no hold is extended and
 * everything returns on time. A hold counts until the end of its last day, a return from its day on; overdue returns
 * are not counted.
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

/** Number of overdue units. */
export const sumOverdue = ({ returns }: Pick<StockForecast, 'returns'>, today: string): number =>
  total(returns.filter(({ day }) => day < today))

const total = (rows: readonly { quantity: number }[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** This many consecutive days, starting with the first. */
export function consecutiveDays(first: string, count: number): string[] {
  const start = new Date(`${first}T12:00:00Z`).getTime()
  return Array.from({ length: count }, (_, at) => new Date(start + at * 86_400_000).toISOString().slice(0, 10))
}
