/** @database none */
import { toNewOrder } from '@/server/simulation/review/new-order.mapper'
import { priceQuotation } from '@/server/simulation/price-quotation'
import type { QuotationState } from '@/server/simulation/quotation-state'

/** What the mapper reads of a quotation with one product. */
const state = (change: object = {}) =>
  ({
    quotation: { id: 7, companyId: 3, couponId: null, comment: null, planFactor: '1.0000', serviceFee: '12.00' },
    plans: [],
    plan: { durationMonths: 24, factor: '1.0000' },
    cart: [
      {
        product: { id: 11, name: 'Vertex 14', price: '300.00' },
        productType: { name: 'Notebook', pluralName: 'Notebooks' },
        price: '300.00',
        quantity: 2,
      },
    ],
    upgrades: [],
    servicePackage: { name: 'Essencial', monthlyFeePerUnit: '12.00' },
    coupon: null,
    deliveries: [],
    ...change,
  }) as unknown as QuotationState

describe('a quotation as the order that it becomes', () => {
  it('has the price of each product', () => {
    expect(toNewOrder(state())).toMatchObject({
      companyId: 3,
      durationMonths: 24,
      items: [{ productId: 11, quantity: 2, unitPriceCents: 30_000, unitServiceFeeCents: 1_200 }],
      monthlyFeeCents: 62_400,
    })
  })

  it('throws when a price is missing, instead of ordering the product for nothing', () => {
    const pricing = { ...priceQuotation(state()), unitPricesCents: [] }
    expect(() => toNewOrder(state(), pricing)).toThrow('price of product 11')
  })

  it('throws without a plan or a company', () => {
    expect(() => toNewOrder(state({ plan: null }))).toThrow('plan of quotation 7')
    const { quotation } = state()
    expect(() => toNewOrder(state({ quotation: { ...quotation, companyId: null } }))).toThrow('company of quotation 7')
  })
})
