/** Brazil has had no summer time since 2019. */
const SAO_PAULO = '-03:00'

/** The last moment of a day (`YYYY-MM-DD`) in São Paulo: something valid until a day is valid on that whole day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${SAO_PAULO}`)

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
