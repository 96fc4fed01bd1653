import fc from 'fast-check'
import { toCents } from '@/services/simulation/money.rules'
import { countedPlan, priceCart, type Cart } from '@/services/simulation/pricing.rules'

const ESSENCIAL = { name: 'Essencial', feePerUnitCents: 1_200 }

/** The cart of the mock-up 'Confira seu pedido'. */
const fortyItems: Cart = {
  items: [
    { name: 'Vertex 14 Pro', quantity: 18, priceCents: 28_900 },
    { name: 'Lumen 24', quantity: 18, priceCents: 6_400 },
    { name: 'Orbe 6', quantity: 4, priceCents: 5_900 },
  ],
  factor: '1.0000',
  servicePackage: ESSENCIAL,
}

const plain = (text: string) => text.replace(/\u00A0/g, ' ')
const explained = (cart: Cart) => priceCart(cart).lines.map(({ label, amount }) => [plain(label), amount])

describe('the monthly fee of a cart', () => {
  it('is explained line by line', () => {
    const cart = { ...fortyItems, coupon: { code: 'HORIZONTE24', discountCents: 17_000 } }
    expect(explained(cart)).toEqual([
      ['18 × Vertex 14 Pro', '5202.00'],
      ['18 × Lumen 24', '1152.00'],
      ['4 × Orbe 6', '236.00'],
      ['Pacote Essencial, 40 × R$ 12,00', '480.00'],
      ['Cupom HORIZONTE24', '-170.00'],
    ])
    expect(priceCart(cart)).toMatchObject({ fullFeeCents: 707_000, monthlyFeeCents: 690_000 })
  })

  it('multiplies the product price by the plan and leaves the package alone', () => {
    const { unitPricesCents, lines } = priceCart({ ...fortyItems, factor: '0.8500' })
    expect(unitPricesCents).toEqual([24_565, 5_440, 5_015])
    expect(lines.at(-1)).toMatchObject({ kind: 'service', amount: '480.00' })
  })

  it('rounds the price of a unit, not of the line', () => {
    const items = [{ name: 'Cabo', quantity: 1_000, priceCents: 3 }]
    const { monthlyFeeCents } = priceCart({
      items,
      factor: '0.5000',
      servicePackage: { name: 'Nada', feePerUnitCents: 0 },
    })
    expect(monthlyFeeCents).toBe(2_000)
  })

  it('adds upgrades', () => {
    const upgrades = [{ name: 'Memória de 64 GB', quantity: 2, feeCents: 3_500 }]
    expect(explained({ ...fortyItems, upgrades })).toContainEqual(['2 × Memória de 64 GB', '70.00'])
    expect(priceCart({ ...fortyItems, upgrades }).monthlyFeeCents).toBe(714_000)
  })

  it('is zero, without lines, for an empty cart', () => {
    const coupon = { code: 'X', discountCents: 100 }
    expect(priceCart({ ...fortyItems, items: [], coupon })).toEqual({
      unitPricesCents: [],
      lines: [],
      fullFeeCents: 0,
      monthlyFeeCents: 0,
    })
  })

  it('discounts at most the whole fee', () => {
    const cart = { ...fortyItems, coupon: { code: 'TUDO', discountCents: 9_999_999 } }
    expect(priceCart(cart).monthlyFeeCents).toBe(0)
    expect(explained(cart).at(-1)).toEqual(['Cupom TUDO', '-7070.00'])
  })
})

const money = fc.integer({ min: 0, max: 5_000_000 })
const item = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  priceCents: money,
})
const upgrade = fc.record({ name: fc.string(), quantity: fc.nat(50), feeCents: money })
const anyCart: fc.Arbitrary<Cart> = fc.record({
  items: fc.array(item, { maxLength: 8 }),
  factor: fc.integer({ min: 1, max: 39_999 }).map((n) => (n / 10_000).toFixed(4)),
  servicePackage: fc.record({ name: fc.constant('Essencial'), feePerUnitCents: money }),
  upgrades: fc.array(upgrade, { maxLength: 3 }),
  coupon: fc.option(fc.record({ code: fc.string(), discountCents: fc.integer({ min: 0, max: 100_000_000_000 }) })),
})

describe('any cart', () => {
  it('costs the sum of its lines, in whole cents', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines, monthlyFeeCents } = priceCart(cart)
        expect(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(monthlyFeeCents)
        expect(Number.isSafeInteger(monthlyFeeCents)).toBe(true)
      }),
    )
  })

  it('never costs less than zero, and never more than without its coupon', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { monthlyFeeCents, fullFeeCents } = priceCart(cart)
        expect(monthlyFeeCents).toBeGreaterThanOrEqual(0)
        expect(monthlyFeeCents).toBeLessThanOrEqual(fullFeeCents)
        expect(priceCart({ ...cart, coupon: null }).monthlyFeeCents).toBe(fullFeeCents)
      }),
    )
  })

  it('costs the same whatever the order of its items', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const reversed = { ...cart, items: [...cart.items].reverse(), upgrades: [...(cart.upgrades ?? [])].reverse() }
        expect(priceCart(reversed).monthlyFeeCents).toBe(priceCart(cart).monthlyFeeCents)
      }),
    )
  })

  it('adds the fee of an upgrade per unit, whatever the plan', () => {
    fc.assert(
      fc.property(anyCart, upgrade, (cart, added) => {
        const upgraded = { ...cart, upgrades: [...(cart.upgrades ?? []), added] }
        const [without, withIt] = [priceCart(cart), priceCart(upgraded)]
        expect(withIt.fullFeeCents - without.fullFeeCents).toBe(added.quantity * added.feeCents)
        expect(withIt.monthlyFeeCents).toBeGreaterThanOrEqual(without.monthlyFeeCents)
        expect(withIt.unitPricesCents).toEqual(without.unitPricesCents)
      }),
    )
  })

  it('has a line for each upgrade, of whole units', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const lines = priceCart(cart).lines.filter(({ kind }) => kind === 'upgrade')
        expect(lines.map(({ amount }) => toCents(amount))).toEqual(
          (cart.upgrades ?? []).map(({ quantity, feeCents }) => quantity * feeCents),
        )
      }),
    )
  })

  it('costs the same for two lines of one product as for one', () => {
    fc.assert(
      fc.property(anyCart, item, fc.nat(500), (cart, lot, more) => {
        const apart = { ...cart, items: [lot, { ...lot, quantity: more }] }
        const together = { ...cart, items: [{ ...lot, quantity: lot.quantity + more }] }
        expect(priceCart(apart).monthlyFeeCents).toBe(priceCart(together).monthlyFeeCents)
      }),
    )
  })
})

describe('the plan that a cart is priced with', () => {
  const plans = [
    { durationMonths: 12, factor: '1.2000' },
    { durationMonths: 24, factor: '1.0000' },
    { durationMonths: 36, factor: '0.8500' },
  ]

  it('is the chosen one', () => {
    expect(countedPlan(plans, 12)?.durationMonths).toBe(12)
  })

  it('is the cheapest until one is chosen', () => {
    expect(countedPlan(plans, null)?.durationMonths).toBe(36)
  })

  it('is the shorter of two equally cheap ones', () => {
    const equal = plans.map((plan) => ({ ...plan, factor: '1.0000' }))
    expect(countedPlan(equal.reverse(), null)?.durationMonths).toBe(12)
  })

  it('is undefined when none is offered', () => {
    expect(countedPlan(plans.slice(0, 0), 24)).toBeUndefined()
  })
})
