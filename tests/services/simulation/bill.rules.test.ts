import { billOf, contractTotal, estimateBill, priceInPlan } from '@/services/simulation/bill.rules'
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
