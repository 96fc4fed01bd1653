import { couponCodeFrom } from '@/services/coupons/coupon-code.rules'
import { discountOf } from '@/services/coupons/discount.rules'

describe('the discount of a coupon', () => {
  it('is the order value less the desired final value, to the cent', () => {
    expect(discountOf({ order_value: '7070.00', desired_value: '6900.01' })).toBe('169.99')
  })

  it.each([
    ['7070.00', '7070.00'],
    ['7070.00', '7070.01'],
    ['7070.00', '0.00'],
    ['', '10.00'],
    ['7070.00', ''],
    ['7.070,00', '10.00'],
  ])('is null for an order of %s with a desired value of %s', (order_value, desired_value) => {
    expect(discountOf({ order_value, desired_value })).toBeNull()
  })
})

describe('a generated code', () => {
  it('is two groups of four, without characters that are easily confused', () => {
    const every = Array.from({ length: 32 }, (_, start) =>
      couponCodeFrom(Uint8Array.from({ length: 8 }, (_, at) => start * 8 + at)),
    )
    expect(every.every((code) => /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(true)
    expect(new Set(every.join('').replaceAll('-', '')).size).toBe(32)
  })
})
