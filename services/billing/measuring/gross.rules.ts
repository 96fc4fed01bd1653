import { daysBetween } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { type Segment, segmentAmounts } from './amount.rules'
import { usesIn } from './measurement.rules'
import { earlier, later, monthPeriod, type Period } from './periods.rules'
import type { Fees, OrderPositions, Position } from './positions.rules'

/** A part of a period: from a day on, until before another. */
export type Part = { from: string; until: string }

/** A period cut at some days; days outside it cut nothing. */
export function partsOf({ from, until }: Period, cuts: readonly string[]): Part[] {
  const inside = [...new Set(cuts)].filter((day) => day > from && day < until).toSorted()
  return [from, ...inside].map((start, index) => ({ from: start, until: inside[index] ?? until }))
}

/**
 * What positions cost in each part of a period, in integer cents. Together the parts are the rows of the period, to the
 * cent.
 */
export function grossOfParts(positions: readonly Position[], period: Period, parts: readonly Part[]): Fees[] {
  const gross = parts.map((): Fees => ({ rental: 0, service: 0 }))
  for (const position of positions) {
    const pieces = usesIn(position, period).flatMap(({ stretch: { fees }, from, until }) =>
      parts.flatMap((part, index) => {
        const days = daysBetween(later(from, part.from), earlier(until, part.until))
        return days > 0 ? [{ fees, days, sums: must(gross[index], 'sums of a part') }] : []
      }),
    )
    addAmounts(pieces, period)
  }
  return gross
}

/** What an order would cost in a month with every agreed unit in use on every day, in integer cents. */
export function fullGross({ positions, unsent }: OrderPositions, month: string): number {
  const period = monthPeriod(month)
  const sums: Fees = { rental: 0, service: 0 }
  for (const fees of unsent) addAmounts([{ fees, days: period.daysInMonth, sums }], period)
  for (const position of positions) {
    const pieces = feesThrough(position, period).map((piece) => ({ ...piece, sums }))
    addAmounts(pieces, period)
  }
  return sums.rental + sums.service
}

type Piece = { fees: Fees; days: number; sums: Fees }

/** Adds what each piece of a position costs to its sums. */
function addAmounts(pieces: readonly Piece[], { daysInMonth }: Period): void {
  for (const kind of ['rental', 'service'] as const) {
    const segments = pieces.map(({ fees, days }): Segment => ({ fee: fees[kind], days }))
    for (const [index, amount] of segmentAmounts(segments, daysInMonth).entries())
      must(pieces[index], 'piece of the amount').sums[kind] += amount
  }
}

/** The fees of a position day by day of a period, whether or not it was in use; they change with each replacement. */
function feesThrough({ fees, stretches }: Position, { from, until }: Period): { fees: Fees; days: number }[] {
  const [first, ...others] = stretches
  const changes = [
    { fees: first?.fees ?? fees, on: from },
    ...others.map((one) => ({ fees: one.fees, on: one.startedOn })),
  ]
  return changes.flatMap((change, index) => {
    const end = changes[index + 1]?.on ?? until
    const days = daysBetween(later(change.on, from), earlier(end, until))
    return days > 0 ? [{ fees: change.fees, days }] : []
  })
}
