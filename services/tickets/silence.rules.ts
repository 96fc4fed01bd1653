import { formatTime, toDay } from '@/services/format/format.rules'
import { isBusinessDay } from '@/services/orders/business-days.rules'
import { closingAfter, OFFICE } from '@/services/orders/office-hours.rules'
import { SILENT_DAYS } from './ticket-states.rules'

/** A ticket whose turn is the customer's: since when, and whether they were reminded. */
export type Silence = { waitingSince: Date; remindedAt: Date | null }

/** When a ticket closes by itself unless its customer, who has had the turn since then, answers. */
export const closesAt = (waitingSince: Date): Date => closingAfter(waitingSince, SILENT_DAYS.closing)

/** When that customer is reminded. */
export const remindAt = (waitingSince: Date): Date => closingAfter(waitingSince, SILENT_DAYS.reminder)

/**
 * What the silence of a customer asks for now. Nothing outside the office's hours: both moments are a closing of the
 * office, so its very minute counts, and what is missed there is done at the next opening. A ticket that may be closed is
 * not reminded of any more.
 */
export function silenceStep({ waitingSince, remindedAt }: Silence, now: Date): 'remind' | 'close' | null {
  if (!mayActAt(now)) return null
  if (now >= closesAt(waitingSince)) return 'close'
  return !remindedAt && now >= remindAt(waitingSince) ? 'remind' : null
}

/** Whether the platform reminds and closes by itself now: 09:00 to 18:00 on business days, both minutes included. */
export function mayActAt(now: Date): boolean {
  const time = formatTime(now)
  return isBusinessDay(toDay(now)) && time >= clock(OFFICE.opens) && time <= clock(OFFICE.closes)
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
