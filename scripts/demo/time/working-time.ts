import { formatTime, toDay } from '@/services/format/format.rules'
import { businessDaysBefore, isBusinessDay } from '@/services/orders/business-days.rules'
import { OFFICE } from '@/services/orders/office-hours.rules'
import { at } from './calendar'

const OPENS = OFFICE.opens * 60
const CLOSES = OFFICE.closes * 60

/** The office minutes of a business day. */
export const MINUTES_A_DAY = CLOSES - OPENS

/** Returns the instant this many minutes of office time ago. */
export type Ago = (minutes: number) => Date

/**
 * Counts back from now in office time (business days, 9h to 18h in São Paulo), in which people act, so that a history
 * scheduled backwards in such minutes looks realistic.
 */
export function officeTimeBefore(now: Date): Ago {
  const from = lastOpen(now)
  const days = [from.day]
  const dayBefore = (count: number): string => {
    while (days.length <= count) days.push(businessDaysBefore(days.at(-1) ?? from.day, 1))
    return days[count] ?? from.day
  }
  return (minutes) => {
    const left = from.minute - minutes
    const count = left >= OPENS ? 0 : Math.ceil((OPENS - left) / MINUTES_A_DAY)
    const minute = Math.floor(left + count * MINUTES_A_DAY)
    return at(dayBefore(count), `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
  }
}

/** Now, or the last moment of office time. */
function lastOpen(now: Date): { day: string; minute: number } {
  const day = toDay(now)
  const [hours = 0, minutes = 0] = formatTime(now).split(':').map(Number)
  const minute = hours * 60 + minutes
  if (isBusinessDay(day) && minute > OPENS) return { day, minute: Math.min(minute, CLOSES) }
  return { day: businessDaysBefore(day, 1), minute: CLOSES }
}

const two = (number: number): string => String(number).padStart(2, '0')
