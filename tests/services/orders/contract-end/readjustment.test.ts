import fc from 'fast-check'
import {
  type IndexEntry,
  mayReadjust,
  newestEntry,
  readjust,
  readjustmentText,
} from '@/services/orders/contract-end/readjustment.rules'
import { toDecimal } from '@/services/simulation/money.rules'

const cents = fc.integer({ min: 0, max: 999_999_999_999 })
/** Hundredths of a percent. */
const rate = fc.integer({ min: -4_999, max: 9_999 })

describe('readjusting a fee', () => {
  it.each([
    [90_000, '4.68', 94_212],
    [541_800, '4.68', 567_156],
    [100, '0.50', 101],
    [100, '0.49', 100],
    [90_000, '-3.18', 87_138],
    [90_000, '0.00', 90_000],
  ])('of %i cents by %s%% gives %i cents', (before, percent, after) => {
    expect(readjust(before, percent)).toBe(after)
  })

  it('is exact to the cent, half up, at any size', () => {
    fc.assert(
      fc.property(cents, rate, (fee, hundredths) => {
        const exact = BigInt(fee) * BigInt(10_000 + hundredths)
        const after = BigInt(readjust(fee, toDecimal(hundredths)))
        // after - 0.5 <= exact / 10000 < after + 0.5
        expect(after * 10_000n - 5_000n <= exact).toBe(true)
        expect(exact < after * 10_000n + 5_000n).toBe(true)
      }),
    )
  })

  it('is monotonic in the fee and in the variation', () => {
    fc.assert(
      fc.property(cents, cents, rate, rate, (fee, other, one, another) => {
        const [low = 0, high = 0] = [fee, other].sort((a, b) => a - b)
        const [less = 0, more = 0] = [one, another].sort((a, b) => a - b)
        expect(readjust(low, toDecimal(one))).toBeLessThanOrEqual(readjust(high, toDecimal(one)))
        expect(readjust(fee, toDecimal(less))).toBeLessThanOrEqual(readjust(fee, toDecimal(more)))
      }),
    )
  })

  it('refuses a variation of minus 100 %', () => {
    expect(() => readjust(90_000, '-100.00')).toThrow('Not a variation')
  })
})

describe('a readjustment', () => {
  it.each([
    ['2025-11-21', '2026-11-21', true],
    ['2025-11-22', '2026-11-21', false],
    ['2024-02-29', '2025-02-28', true],
  ])('of a price of %s is allowed on %s: %p', (pricedOn, on, expected) => {
    expect(mayReadjust(pricedOn, on)).toBe(expected)
  })
})

describe('the index of a renewal', () => {
  const entry = (month: string, index: IndexEntry['index'] = 'IPCA'): IndexEntry => ({ index, month, rate: '4.68' })
  const known = [entry('2026-08-01'), entry('2026-10-01'), entry('2026-09-01'), entry('2026-11-01', 'IGPM')]

  it('is the newest known month', () => {
    expect(newestEntry(known, 'IPCA', '2026-11-21')?.month).toBe('2026-10-01')
  })

  it('is undefined when the newest is too old', () => {
    expect(newestEntry(known, 'IPCA', '2027-01-31')?.month).toBe('2026-10-01')
    expect(newestEntry(known, 'IPCA', '2027-02-01')).toBeUndefined()
  })

  it('is shown with its name, its variation and its month', () => {
    expect(readjustmentText({ ...entry('2026-10-01', 'IGPM'), rate: '-3.18' })).toBe(
      'IGP-M de −3,18% até outubro de 2026',
    )
  })
})
