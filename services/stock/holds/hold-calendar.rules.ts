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
