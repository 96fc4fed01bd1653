import { monthBounds, monthOf, shiftDay, shiftMonth, weekdayOf } from '@/services/stock/holds/hold-month.rules'

/** The same day of another month, or its last day. */
function inOtherMonth(day: string, by: number): string {
  const month = shiftMonth(monthOf(day), by)
  const { last } = monthBounds(month)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

const KEYS: ReadonlyMap<string, (day: string) => string> = new Map(
  Object.entries({
    ArrowLeft: (day) => shiftDay(day, -1),
    ArrowRight: (day) => shiftDay(day, 1),
    ArrowUp: (day) => shiftDay(day, -7),
    ArrowDown: (day) => shiftDay(day, 7),
    Home: (day) => shiftDay(day, -weekdayOf(day)),
    End: (day) => shiftDay(day, 6 - weekdayOf(day)),
    PageUp: (day) => inOtherMonth(day, -1),
    PageDown: (day) => inOtherMonth(day, 1),
  }),
)

/** The day that a key moves to (ARIA date grid pattern); null for other keys. */
export const dayAfterKey = (day: string, key: string): string | null => KEYS.get(key)?.(day) ?? null
