import { addDays, addMonths } from '@/services/orders/business-days.rules'

/** A period split for the monthly counters (ADR 521); days are "YYYY-MM-DD". */
export type WholeMonths = {
  /** First day of the first whole month; undefined if the period has no start. */
  since?: string
  /** First day after the last whole month; undefined if the period has no end. */
  until?: string
  /** Last day before the whole months, if the period starts within a month. */
  lastBefore?: string
  /** First day after the whole months, if the period ends within a month. */
  firstAfter?: string
}

/**
 * Splits a period, both days included, into whole months and the days around them.
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
