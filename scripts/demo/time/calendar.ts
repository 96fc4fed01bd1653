import { toDay } from '@/services/format/format.rules'
import { addDays, addMonths, businessDaysBefore, isBusinessDay } from '@/services/orders/business-days.rules'

/** São Paulo is UTC-3 all year. */
const ZONE = '-03:00'

/** The business day `count` business days before today. */
export function businessDaysAgo(count: number, now: Date): string {
  let day = toDay(now)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return businessDaysBefore(day, count)
}

/** The instant of a day and time in São Paulo. */
export const at = (day: string, time: string): Date => new Date(`${day}T${time}:00${ZONE}`)

/** The business day `months` months ago or the one before it; yesterday at the latest. */
export function monthsAgo(months: number, now: Date): string {
  if (months === 0) return businessDaysAgo(1, now)
  let day = addMonths(toDay(now), -months)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}
