import { formatTime, toDay } from '@/services/format/format.rules'
import { addBusinessDays } from './business-days.rules'

/** The hours of the office on a business day: anything later counts as the next one, and every deadline ends at its closing. */
export const OFFICE = { opens: 9, closes: 18 } as const

/** São Paulo keeps UTC-3 all year since 2019 (Decreto 9.772). */
const SAO_PAULO = '-03:00'

/** The closing of the office on this day (`YYYY-MM-DD`). */
export const closingOf = (day: string): Date => new Date(`${day}T${OFFICE.closes}:00:00${SAO_PAULO}`)

/** The closing of the office `businessDays` after this instant, counted from the next business day when the office is closed for the day. */
export const closingAfter = (from: Date, businessDays: number): Date =>
  closingOf(addBusinessDays(startOf(from), businessDays))

/** Until when the replacement of a unit is promised to be there. */
export const exchangeDueAt = (requestedAt: Date, businessDays: number): Date => closingAfter(requestedAt, businessDays)

/** The business day from which a deadline is counted. */
function startOf(from: Date): string {
  const isLate = Number(formatTime(from).slice(0, 2)) >= OFFICE.closes
  return addBusinessDays(toDay(from), isLate ? 1 : 0)
}
