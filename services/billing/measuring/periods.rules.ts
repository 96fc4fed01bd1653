import { daysBetween } from '@/services/format/format.rules'
import { addDays, addMonths } from '@/services/orders/business-days.rules'

/** A calendar month, `YYYY-MM`, or the part of it that is measured: from a day on, until before another. */
export type Period = { month: string; from: string; until: string; daysInMonth: number }

/** The first day of the month after `YYYY-MM`. */
const nextMonth = (month: string): string => addMonths(`${month}-01`, 1)

/** A whole month. */
export function monthPeriod(month: string): Period {
  const [from, until] = [`${month}-01`, nextMonth(month)]
  return { month, from, until, daysInMonth: daysBetween(from, until) }
}

/** The months from one to another, both included, in order; none when the other is earlier. */
export function monthsFrom(first: string, last: string): Period[] {
  const months: Period[] = []
  for (let month = first; month <= last; month = nextMonth(month).slice(0, 7)) months.push(monthPeriod(month))
  return months
}

/** The months between two days, both included; the first and the last may be cut. */
export function periodsBetween(firstDay: string, lastDay: string): Period[] {
  const end = addDays(lastDay, 1)
  return monthsFrom(firstDay.slice(0, 7), lastDay.slice(0, 7)).map((period) => ({
    ...period,
    from: later(period.from, firstDay),
    until: earlier(period.until, end),
  }))
}

export const earlier = (one: string, other: string): string => (one < other ? one : other)

export const later = (one: string, other: string): string => (one > other ? one : other)
