import { billOf, contractTotal, estimateBill, priceInPlan } from '@/services/simulation/bill.rules'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'

describe('the estimate before there is a cart', () => {
  const quotation = wireQuotation({ products: [], plan: null, final: false, priced_months: 36 })

  const of = (quantity: number, priceCents: number) => ({ quantity, priceCents })

  it.each([
    ['of one model', [of(18, 28_900)], '5202.00', '18 × R$ 12,00', '216.00', '5418.00'],
    ['of several models', [of(1, 11_249), of(17, 13_020)], '2325.89', '18 × R$ 12,00', '216.00', '2541.89'],
    ['of one unit', [of(1, 11_249)], '112.49', '1 × R$ 12,00', '12.00', '124.49'],
  ])('is the cheapest free units, %s, with their packages', (_of, taken, devices, fees, packages, monthlyFee) => {
    const bill = estimateBill(quotation, taken)
    expect(bill).toMatchObject({ monthlyFee, isFinal: false, months: 36 })
    expect(bill?.lines.map(({ label, amount }) => [label.replaceAll('\u00A0', ' '), amount])).toEqual([
      ['Equipamentos', devices],
      [`Pacote Essencial, ${fees}`, packages],
    ])
  })

  it('is null while nothing is offered', () => {
    expect(estimateBill(quotation, [])).toBeNull()
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
