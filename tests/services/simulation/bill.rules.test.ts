import { billOf, contractTotal, estimateBill, pricedProducts, priceInPlan } from '@/services/simulation/bill.rules'
import { toCents } from '@/services/simulation/money.rules'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'

describe('the estimate before there is a cart', () => {
  const quotation = wireQuotation({ products: [], plan: null, final: false, priced_months: 36 })

  it('is so many of the cheapest that fits, with the package of each', () => {
    const bill = estimateBill({ quotation, units: 18, startingPrice: '289.00' })
    expect(bill).toMatchObject({ monthlyFee: '5418.00', isFinal: false, months: 36 })
    expect(bill?.lines.map(({ label, amount }) => [label.replaceAll('\u00A0', ' '), amount])).toEqual([
      ['Equipamentos', '5202.00'],
      ['Pacote Essencial, 18 × R$ 12,00', '216.00'],
    ])
  })

  it('is nothing while nothing is on offer', () => {
    expect(estimateBill({ quotation, units: 18, startingPrice: null })).toBeNull()
  })
})

describe('what the review shows of each product', () => {
  it('counts the package into the unit, so that rows add up to the fee without the coupon', () => {
    const quotation = wireQuotation()
    const rows = pricedProducts(quotation)
    expect(rows).toEqual([{ productId: 1, unit: '301.00', monthly: '5418.00' }])
    expect(rows.reduce((sum, { monthly }) => sum + toCents(monthly), 0)).toBe(toCents(quotation.monthly_fee))
  })
})

describe('the price of a product in a quotation', () => {
  it('is the one of the plan that the quotation is counted in, half up', () => {
    expect(priceInPlan(wireQuotation({ priced_factor: '0.8720' }), { price: '289.00' })).toBe('252.01')
    expect(priceInPlan(wireQuotation(), { price: '289.00' })).toBe('289.00')
  })
})

describe('the total of a contract', () => {
  it('is the fee times the months, once the plan is chosen', () => {
    expect(contractTotal(billOf(wireQuotation()))).toBe('130032.00')
    expect(contractTotal(billOf(wireQuotation({ final: false, priced_months: 36 })))).toBeNull()
  })
})
