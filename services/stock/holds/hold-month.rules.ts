const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
const toDay = (date: Date): string => date.toISOString().slice(0, 10)

/** `2026-11` of `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Whether a text, say of an address, is a month. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The month this many months later; earlier if negative. */
export function shiftMonth(month: string, by: number): string {
  const date = noon(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return monthOf(toDay(date))
}

/** This many months, this one first and then those before it. */
export const monthsBack = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => shiftMonth(month, -back))

/** The day this many days later. */
export function shiftDay(day: string, by: number): string {
  const date = noon(day)
  date.setUTCDate(date.getUTCDate() + by)
  return toDay(date)
}

/** This many consecutive days, starting with the first. */
export const consecutiveDays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => shiftDay(first, at))

/** The first and the last day of a month. */
export const monthBounds = (month: string): { first: string; last: string } => ({
  first: `${month}-01`,
  last: shiftDay(`${shiftMonth(month, 1)}-01`, -1),
})

/** 0 is Sunday, the first day of the week in Brazil. */
export const weekdayOf = (day: string): number => noon(day).getUTCDay()

/** The weeks of a month, padded with days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const { first, last } = monthBounds(month)
  const weeks: string[][] = []
  for (let sunday = shiftDay(first, -weekdayOf(first)); sunday <= last; sunday = shiftDay(sunday, 7)) {
    weeks.push(consecutiveDays(sunday, 7))
  }
  return weeks
}

type DatedQuantity = { day: string; product: { id: number; name: string }; quantity: number }
type Line = Omit<DatedQuantity, 'day'>

/** Groups quantities by day, ascending; days without any are left out. */
export function groupByDay(
  ending: readonly DatedQuantity[],
  returning: readonly DatedQuantity[],
): { day: string; ending: Line[]; returning: Line[] }[] {
  const of = (rows: readonly DatedQuantity[], day: string): Line[] =>
    rows.filter((row) => row.day === day).map(({ product, quantity }) => ({ product, quantity }))
  const days = [...new Set([...ending, ...returning].map(({ day }) => day))].sort()
  return days.map((day) => ({ day, ending: of(ending, day), returning: of(returning, day) }))
}
