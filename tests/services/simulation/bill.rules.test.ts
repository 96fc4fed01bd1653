import { billOf, contractTotal, estimateBill, pricedProducts, priceInPlan } from '@/services/simulation/bill.rules'
import { toCents } from '@/services/simulation/money.rules'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'

describe('the estimate before there is a cart', () => {
  const quotation = wireQuotation({ products: [], plan: null, final: false, priced_months: 36 })

  it('is the units at the lowest matching price, with their packages', () => {
    const bill = estimateBill({ quotation, units: 18, startingPrice: '289.00' })
    expect(bill).toMatchObject({ monthlyFee: '5418.00', isFinal: false, months: 36 })
    expect(bill?.lines.map(({ label, amount }) => [label.replaceAll('\u00A0', ' '), amount])).toEqual([
      ['Equipamentos', '5202.00'],
      ['Pacote Essencial, 18 × R$ 12,00', '216.00'],
    ])
  })

  it('is null while nothing is offered', () => {
    expect(estimateBill({ quotation, units: 18, startingPrice: null })).toBeNull()
  })
})

describe('the prices in the review', () => {
  it('include the package in the unit price, so that rows add up to the fee before the coupon', () => {
    const quotation = wireQuotation()
    const rows = pricedProducts(quotation)
    expect(rows).toEqual([{ productId: 1, unit: '301.00', monthly: '5418.00' }])
    expect(rows.reduce((sum, { monthly }) => sum + toCents(monthly), 0)).toBe(toCents(quotation.monthly_fee))
  })

  it('are zero a month for a product with quantity 0', () => {
    const [product] = wireQuotation().products
    const quotation = wireQuotation({ products: product && [{ ...product, quantity: 0 }] })
    expect(pricedProducts(quotation)).toEqual([{ productId: 1, unit: '12.00', monthly: '0.00' }])
  })

  it('are the service package alone for a product without a line yet', () => {
    expect(pricedProducts(wireQuotation({ lines: [] }))).toMatchObject([{ unit: '12.00' }])
  })
})

describe('the price of a product in a quotation', () => {
  it('is computed with the quotation’s plan, rounded half up', () => {
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
