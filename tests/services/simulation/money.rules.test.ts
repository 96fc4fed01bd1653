import fc from 'fast-check'
import { timesFactor, toCents, toDecimal } from '@/services/simulation/money.rules'

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('money in code and on the wire', () => {
  it.each([
    ['1499.90', 149_990],
    ['0.00', 0],
    ['0.05', 5],
    ['-170.00', -17_000],
    ['9999999999.99', 999_999_999_999],
  ])('%s is %d cents and back', (decimal, amount) => {
    expect(toCents(decimal)).toBe(amount)
    expect(toDecimal(amount)).toBe(decimal)
  })

  it('survives the round trip at any size', () => {
    fc.assert(fc.property(cents, (amount) => toCents(toDecimal(amount)) === amount))
  })

  it.each(['', '1499', '1499.9', '1.499,90', '1e3', 'NaN', '10.000', ' 1.00'])('refuses %p as an amount', (text) => {
    expect(() => toCents(text)).toThrow('Not an amount of money')
  })

  it.each([0.5, Number.NaN, Infinity])('refuses %d cents', (amount) => {
    expect(() => toDecimal(amount)).toThrow('Not a number of cents')
  })

  it('has no negative zero', () => {
    expect(toCents('-0.00')).toBe(0)
    expect(Object.is(toCents('-0.00'), -0)).toBe(false)
  })
})

describe('a price times a factor', () => {
  it.each([
    [28_900, '1.0000', 28_900],
    [28_900, '0.8500', 24_565],
    [1, '0.5000', 1],
    [1, '0.4999', 0],
    [3, '0.5000', 2],
    [10_001, '1.1650', 11_651],
    [28_900, '1', 28_900],
    [28_900, '1.2', 34_680],
  ])('%d cents × %s = %d cents, half up', (price, factor, expected) => {
    expect(timesFactor(price, factor)).toBe(expected)
  })

  it('is exact where floating point is not', () => {
    // 1.005 × 100 is 100.49999999999999 in floating point.
    expect(timesFactor(100, '1.0050')).toBe(101)
    expect(timesFactor(999_999_999_999, '99.9999')).toBe(99_999_899_999_900)
  })

  it('is never more than half a cent from the exact product', () => {
    const factor = fc.integer({ min: 0, max: 999_999 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), factor, (price, tenThousandths) => {
        const text = `${String(Math.floor(tenThousandths / 10_000))}.${String(tenThousandths % 10_000).padStart(4, '0')}`
        const twice = 2n * (BigInt(timesFactor(price, text)) * 10_000n - BigInt(price) * BigInt(tenThousandths))
        return twice > -10_000n && twice <= 10_000n
      }),
    )
  })
})
