import fc from 'fast-check'
import {
  applyFix,
  deliveryGaps,
  distributeEvenly,
  fixFor,
  quantityAt,
  sendAllTo,
  setQuantityAt,
  shownDeliveries,
  unitsAt,
} from '@/services/simulation/delivery/deliveries.rules'
import type { Deliveries } from '@/services/simulation/simulation.schema'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'

const cart = wireQuotation({ deliveries: [] })
const empty = (...ids: number[]): Deliveries => ids.map((address_id) => ({ address_id, insurance: true, items: [] }))
const holding = (quantity: number) => ({ address_id: 11, insurance: true, items: [{ product_id: 1, quantity }] })

describe('the deliveries shown', () => {
  it('are the chosen ones, in the order of the addresses, without deleted addresses', () => {
    const quotation = wireQuotation({ deliveries: [...empty(13), ...empty(12), ...empty(99)] })
    expect(shownDeliveries(quotation, [11, 12, 13]).map(({ address_id }) => address_id)).toEqual([12, 13])
  })

  it('are initially the first three of the company', () => {
    expect(shownDeliveries(cart, [11, 12, 13, 14])).toEqual(empty(11, 12, 13))
  })

  it('get the whole cart when there is only one address', () => {
    expect(shownDeliveries(cart, [11])).toEqual([holding(18)])
  })

  it('are none for a company without addresses', () => {
    expect(shownDeliveries(cart, [])).toEqual([])
  })
})

describe('distributing', () => {
  it('gives equal shares that add up to the cart, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (quantity, places) => {
        const [line] = cart.products
        const products = line ? [{ ...line, quantity }] : []
        const deliveries = distributeEvenly({ products }, empty(...Array.from({ length: places }, (_, id) => id + 1)))
        const shares = deliveries.map(({ address_id }) => unitsAt(deliveries, address_id))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(quantity)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        expect(deliveryGaps({ products }, deliveries)).toEqual([])
      }),
    )
  })

  it('sends everything to one address and nothing to the others', () => {
    const deliveries = sendAllTo(cart, [holding(4), ...empty(12)], 12)
    expect(deliveries.map(({ address_id }) => unitsAt(deliveries, address_id))).toEqual([0, 18])
  })

  it('drops a product from an address at quantity 0', () => {
    expect(setQuantityAt([holding(4)], { addressId: 11, productId: 1 }, 0)).toEqual(empty(11))
  })

  it('changes only the given address and product', () => {
    const place = { addressId: 12, productId: 2 }
    const deliveries = setQuantityAt([holding(4), ...empty(12)], place, 7)
    expect(deliveries[0]).toEqual(holding(4))
    expect(quantityAt(deliveries, place)).toBe(7)
  })
})

describe('the fix of a gap', () => {
  it('sends missing units to the first address without the product', () => {
    const deliveries = [holding(10), ...empty(12, 13)]
    const [gap] = deliveryGaps(cart, deliveries)
    expect(gap && fixFor(gap, deliveries)).toEqual({ addressId: 12, productId: 1, change: 8 })
  })

  it('sends them to the last address when all have some', () => {
    const deliveries = [holding(10), { ...holding(3), address_id: 12 }]
    const [gap] = deliveryGaps(cart, deliveries)
    expect(gap && fixFor(gap, deliveries)).toEqual({ addressId: 12, productId: 1, change: 5 })
  })

  it('never removes more than an address has', () => {
    const deliveries = [12, 11, 10].map((quantity, place) => ({ ...holding(quantity), address_id: 11 + place }))
    const [gap] = deliveryGaps(cart, deliveries)
    expect(gap && fixFor(gap, deliveries)).toEqual({ addressId: 11, productId: 1, change: -12 })
  })

  it('is null without an address', () => {
    const [gap] = deliveryGaps(cart, [])
    expect(gap && fixFor(gap, [])).toBeNull()
  })

  it('leaves no gap when it is repeated', () => {
    const quantities = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(quantities, (placed) => {
        let deliveries: Deliveries = placed.map((quantity, place) => ({ ...holding(quantity), address_id: place + 1 }))
        for (let press = 0; press <= placed.length; press += 1) {
          const [gap] = deliveryGaps(cart, deliveries)
          const fix = gap && fixFor(gap, deliveries)
          if (fix) deliveries = applyFix(deliveries, fix)
        }
        expect(deliveryGaps(cart, deliveries)).toEqual([])
      }),
    )
  })
})
