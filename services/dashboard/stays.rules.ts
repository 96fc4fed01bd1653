import { businessMinutesBetween } from '@/services/tickets/business-minutes.rules'
import { toBusinessTenths } from '@/services/reports/report-values.rules'

/** An order's time in a stage, from its arrival until it moved on. */
export type Stay = {
  enteredAt: Date
  leftAt: Date
  /** Whether its last turn had a deadline, and whether that had passed. */
  isDue: boolean
  isLate: boolean
}

/** What is known of the stays that have something in common. */
export type StaySums = {
  stays: number
  /** Business minutes in all. */
  minutes: number
  due: number
  late: number
  /** How many stays took so many tenths of a business day, rounded half up. */
  spread: Map<number, number>
}

export const noStays = (): StaySums => ({ stays: 0, minutes: 0, due: 0, late: 0, spread: new Map() })

/** Counts a stay. */
export function addStay(sums: StaySums, { enteredAt, leftAt, isDue, isLate }: Stay): void {
  const minutes = businessMinutesBetween(enteredAt, leftAt, 'business')
  const tenths = toBusinessTenths(minutes)
  sums.stays += 1
  sums.minutes += minutes
  sums.due += Number(isDue)
  sums.late += Number(isLate)
  sums.spread.set(tenths, (sums.spread.get(tenths) ?? 0) + 1)
}

/** Adds what is known of other stays; with -1 takes off those that were counted among these. */
export function addSums(sums: StaySums, other: StaySums, times: 1 | -1 = 1): void {
  for (const key of ['stays', 'minutes', 'due', 'late'] as const) sums[key] += times * other[key]
  for (const [tenths, count] of other.spread) sums.spread.set(tenths, (sums.spread.get(tenths) ?? 0) + times * count)
}

/** The fewest business days, with one decimal, that so many percent of the stays did not exceed; null of none. */
export function daysOfShare({ stays, spread }: StaySums, percent: number): number | null {
  const wanted = Math.ceil((stays * percent) / 100)
  let counted = 0
  for (const [tenths, count] of [...spread].toSorted(([one], [other]) => one - other)) {
    counted += count
    if (counted >= wanted && counted > 0) return tenths / 10
  }
  return null
}
