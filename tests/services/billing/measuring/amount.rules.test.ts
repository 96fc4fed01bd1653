import fc from 'fast-check'
import { type Segment, segmentAmounts, shareHalfUp } from '@/services/billing/measuring/amount.rules'
import { aRental, anItem, measure, someFacts } from '@/tests/factories/billing/measured-orders'
import { the } from '@/tests/factories/the'

describe('a month of one position, delivered and returned on a day', () => {
  // The table of the billing paper, 2.2: cents a month, delivered, returned, month, its last day, days, cents.
  it.each([
    ['R1', 90_000, '2026-11-16', null, '2026-11-01', '2026-11-30', 15, 45_000],
    ['R2', 90_000, '2026-02-17', null, '2026-02-01', '2026-02-28', 12, 36_000],
    ['R3', 90_000, '2026-10-05', null, '2026-12-01', '2026-12-31', 31, 90_000],
    ['R4', 90_000, '2026-01-10', null, '2027-02-01', '2027-02-28', 28, 90_000],
    ['R5', 90_000, '2026-12-02', null, '2026-12-01', '2026-12-31', 30, 90_000],
    ['R6', 90_000, '2026-12-01', null, '2026-12-01', '2026-12-31', 31, 90_000],
    ['R7', 90_000, '2026-10-05', '2026-12-31', '2026-12-01', '2026-12-31', 30, 90_000],
    ['R8', 90_000, '2026-10-05', '2027-02-28', '2027-02-01', '2027-02-28', 27, 81_000],
    ['R9', 90_000, '2026-10-05', '2027-01-01', '2026-12-01', '2026-12-31', 31, 90_000],
    ['R11', 90_000, '2026-11-30', null, '2026-11-01', '2026-11-30', 1, 3_000],
    ['R13', 90_000, '2026-11-10', '2026-11-11', '2026-11-01', '2026-11-30', 1, 3_000],
    ['R14', 90_000, '2028-02-02', null, '2028-02-01', '2028-02-29', 28, 84_000],
    ['R15', 90_000, '2027-10-05', null, '2028-02-01', '2028-02-29', 29, 90_000],
    ['R16', 14_990, '2026-11-19', null, '2026-11-01', '2026-11-30', 12, 5_996],
    ['R17', 13_333, '2026-11-21', null, '2026-11-01', '2026-11-30', 10, 4_444],
    ['R18', 9_999, '2026-11-24', '2026-11-29', '2026-11-01', '2026-11-30', 5, 1_667],
    ['R19', 149, '2026-11-30', null, '2026-11-01', '2026-11-30', 1, 5],
    ['R21', 5, '2026-11-28', null, '2026-11-01', '2026-11-30', 3, 1],
  ])('%s: %i cents, from %s to %s, between %s and %s: %i days, %i cents', (...example) => {
    const [, unitPrice, deliveredOn, collectedOn, from, to, days, amount] = example
    const facts = someFacts({ rentals: [aRental({ deliveredOn, collectedOn })], items: [anItem({ unitPrice })] })
    expect(the(measure(facts, from, to))).toMatchObject({ days, amount })
  })

  it.each([
    ['R10', '2026-10-05', '2027-01-01', '2027-01-01', '2027-01-31'],
    ['R12', '2026-11-10', '2026-11-10', '2026-11-01', '2026-11-30'],
    ['R20', '2026-12-05', null, '2026-11-01', '2026-11-30'],
  ])('%s: from %s to %s has no row between %s and %s', (_, deliveredOn, collectedOn, from, to) => {
    expect(measure(someFacts({ rentals: [aRental({ deliveredOn, collectedOn })] }), from, to)).toEqual([])
  })
})

describe('a month in which something changes', () => {
  // The same, X1 to X10: cents a month and days of each segment, days in the month, cents of each.
  it.each<[string, [number, number][], number, number[]]>([
    [
      'X1',
      [
        [15_000, 17],
        [15_000, 13],
      ],
      30,
      [8_500, 6_500],
    ],
    [
      'X2',
      [
        [15_000, 17],
        [15_000, 14],
      ],
      31,
      [8_226, 6_774],
    ],
    [
      'X3',
      [
        [15_000, 9],
        [15_000, 19],
      ],
      28,
      [4_821, 10_179],
    ],
    [
      'X4',
      [
        [15_000, 10],
        [18_750, 20],
      ],
      30,
      [5_000, 12_500],
    ],
    [
      'X5',
      [
        [15_000, 10],
        [18_750, 21],
      ],
      31,
      [4_839, 12_701],
    ],
    [
      'X6',
      [
        [15, 15],
        [15, 15],
      ],
      30,
      [8, 7],
    ],
    [
      'X7',
      [
        [15_000, 9],
        [15_000, 18],
      ],
      30,
      [4_500, 9_000],
    ],
    [
      'X8',
      [
        [15_000, 13],
        [15_000, 14],
      ],
      31,
      [6_500, 7_000],
    ],
    [
      'X9',
      [
        [90_000, 14],
        [93_600, 17],
      ],
      31,
      [40_645, 51_329],
    ],
    [
      'X10',
      [
        [10_000, 10],
        [10_000, 10],
        [10_400, 10],
      ],
      30,
      [3_333, 3_334, 3_466],
    ],
  ])('%s: %j of a month of %i days cost %j', (_, segments, daysInMonth, amounts) => {
    const given = segments.map(([fee, days]) => ({ fee, days }))
    expect(segmentAmounts(given, daysInMonth)).toEqual(amounts)
  })
})

const aMonth = fc.constantFrom(28, 29, 30, 31)
const aFee = fc.integer({ min: 0, max: 999_999_999_999 })

/** A month, and segments that fill it or a part of it. */
const someSegments = fc
  .tuple(aMonth, fc.array(fc.tuple(aFee, fc.integer({ min: 0, max: 31 })), { minLength: 1, maxLength: 8 }))
  .map(([daysInMonth, wished]) => {
    let left = daysInMonth
    const segments = wished.map(([fee, days]): Segment => {
      const taken = Math.min(days, left)
      left -= taken
      return { fee, days: taken }
    })
    return { daysInMonth, segments }
  })

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

describe('the amounts of any month', () => {
  const runs = { numRuns: 1_000 }

  it('are a whole fee for a whole month', () => {
    fc.assert(
      fc.property(aFee, aMonth, (fee, days) => {
        expect(segmentAmounts([{ fee, days }], days)).toEqual([fee])
      }),
      runs,
    )
  })

  it('are never negative, and together never above the dearest fee', () => {
    fc.assert(
      fc.property(someSegments, ({ daysInMonth, segments }) => {
        const amounts = segmentAmounts(segments, daysInMonth)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
        expect(sum(amounts)).toBeLessThanOrEqual(Math.max(...segments.map(({ fee }) => fee)))
      }),
      runs,
    )
  })

  it('add up to the same whether or not a unit was exchanged', () => {
    fc.assert(
      fc.property(aMonth, aFee, fc.array(fc.nat(31), { minLength: 1, maxLength: 5 }), (daysInMonth, fee, changes) => {
        const ends = [...changes.map((day) => Math.min(day, daysInMonth)), daysInMonth].toSorted((a, b) => a - b)
        const segments = ends.map((end, index) => ({ fee, days: end - (ends[index - 1] ?? 0) }))
        expect(sum(segmentAmounts(segments, daysInMonth))).toBe(fee)
      }),
      runs,
    )
  })

  it('are exact to the cent, half up', () => {
    fc.assert(
      fc.property(someSegments, ({ daysInMonth, segments }) => {
        const days = sum(segments.map((one) => one.days))
        const divisor = BigInt(days === daysInMonth ? daysInMonth : 30)
        const exact = segments.reduce((all, one) => all + BigInt(one.fee) * BigInt(one.days), 0n)
        const all = BigInt(sum(segmentAmounts(segments, daysInMonth)))
        // all - 0.5 <= exact / divisor < all + 0.5
        expect((2n * all - 1n) * divisor <= 2n * exact).toBe(true)
        expect(2n * exact < (2n * all + 1n) * divisor).toBe(true)
      }),
      runs,
    )
  })
})

describe('a share of a value', () => {
  it.each([
    [-12_000, 3_780, 162_000, -280],
    [7_020, 3_780, 162_000, 164],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [-1, 1, 3, 0],
    [500, 0, 0, 0],
    [999_999_999_999, 999_999_999_999, 999_999_999_999, 999_999_999_999],
  ])('%i × %i ÷ %i is %i', (value, part, whole, share) => {
    expect(shareHalfUp(value, part, whole)).toBe(share)
  })
})
