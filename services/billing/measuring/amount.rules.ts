/** Days that cost the same: a monthly fee in integer cents, and for how many days of the month it was due. */
export type Segment = { fee: number; days: number }

/** A part of a month is counted by thirtieths of the fee (the contract's pro rata). */
const PART_OF_A_MONTH = 30

/** What a month's days are divided by: a position in use for the whole month owes the whole fee, else each day is 1/30 of it. */
export const divisorOf = (days: number, daysInMonth: number): number =>
  days === daysInMonth ? daysInMonth : PART_OF_A_MONTH

/**
 * What each segment of one position in one month costs, in integer cents, half a cent up. Each amount is what the sum so
 * far, rounded once, has grown by: the segments neither lose nor gain a cent, and together they never exceed the dearest
 * fee.
 * @param segments in the order of their days, which are at most those of the month
 */
export function segmentAmounts(segments: readonly Segment[], daysInMonth: number): number[] {
  const divisor = divisorOf(
    segments.reduce((sum, { days }) => sum + days, 0),
    daysInMonth,
  )
  let feeDays = 0
  let charged = 0
  return segments.map(({ fee, days }) => {
    feeDays += fee * days
    const before = charged
    charged = divideHalfUp(feeDays, divisor)
    return charged - before
  })
}

/** A quotient of non-negative integers, half up. */
const divideHalfUp = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor))

/** A share of a value in integer cents, `value × part ÷ whole`, half up; a negative one by its magnitude. 0 of nothing. */
export function shareHalfUp(value: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const [dividend, divisor] = [BigInt(Math.abs(value)) * BigInt(part), BigInt(whole)]
  const share = Number((2n * dividend + divisor) / (2n * divisor))
  return value < 0 && share > 0 ? -share : share
}
