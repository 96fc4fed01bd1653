import { priceOfHundred, startingPrices } from '@/services/catalogue/plans/plan-prices.rules'
import { wirePlanChoice } from '@/tests/factories/wire/plan.wire'

describe('the price preview of a plan', () => {
  it('is the price of a product of R$ 100,00 in this plan, to the cent', () => {
    expect(priceOfHundred('1')).toBe(10_000)
    expect(priceOfHundred('0.8855')).toBe(8_855)
    expect(priceOfHundred('0.88555')).toBe(8_855)
  })

  it('is the starting price of the simulator: the cheapest product in the cheapest active plan', () => {
    const simulator = wirePlanChoice({ lowest_price: '200.00' })
    const cheaper = { duration_months: 48, factor: '0.7800', active: true }
    expect(startingPrices(simulator, cheaper)).toEqual({ before: 17_000, after: 15_600 })
    expect(startingPrices(simulator, { ...cheaper, active: false })).toEqual({ before: 17_000, after: 17_000 })
    const longest = { id: 3, duration_months: 36, factor: '0.8500', active: false }
    expect(startingPrices(simulator, longest)).toEqual({ before: 17_000, after: 20_000 })
    expect(startingPrices(simulator, { ...longest, active: true, factor: '0.9000' }).after).toBe(18_000)
  })

  it('is null without a product or without an active plan', () => {
    const draft = { duration_months: 12, factor: '1', active: false }
    expect(startingPrices(wirePlanChoice({ lowest_price: null }), draft)).toEqual({ before: null, after: null })
    expect(startingPrices(wirePlanChoice({ plans: [] }), draft)).toEqual({ before: null, after: null })
  })
})
