import { addDays, addMonths } from '@/services/orders/business-days.rules'

/** A period as the tallies of months know it (ADR 521); days are "YYYY-MM-DD". */
export type WholeMonths = {
  /** The first day of its first whole month; for ever without one. */
  since?: string
  /** The first day of the first month that is not whole any more. */
  until?: string
  /** The last day of what lies before the whole months, if anything does. */
  lastBefore?: string
  /** The first day of what lies after them. */
  firstAfter?: string
}

/**
 * The whole months of a period of days, both included; for ever without a day.
 * @returns undefined for a period without a whole month
 */
export function wholeMonths(startDay: string | undefined, endDay: string | undefined): WholeMonths | undefined {
  const since = startDay && (isFirst(startDay) ? startDay : addMonths(monthOf(startDay), 1))
  const until = endDay && monthOf(addDays(endDay, 1))
  if (since && until && since >= until) return undefined
  return {
    since,
    until,
    lastBefore: since && since !== startDay ? addDays(since, -1) : undefined,
    firstAfter: until && endDay && until <= endDay ? until : undefined,
  }
}

const monthOf = (day: string): string => `${day.slice(0, -2)}01`
const isFirst = (day: string): boolean => day.endsWith('-01')
