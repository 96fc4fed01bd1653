import fc from 'fast-check'
import { redistribute } from '@/services/orders/proposal/proposal.rules'

const packages = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({
    packageId: index + 1,
    items: [
      { productId: 7, quantity },
      { productId: 8, quantity: 99 },
    ],
  }))

const shares = (...args: Parameters<typeof redistribute>) => redistribute(...args).map(({ quantity }) => quantity)

describe('fitting the packages to a new quantity', () => {
  it.each([
    ['more goes to the first address that gets some', [0, 3, 2], 9, [0, 7, 2]],
    ['less comes off the last ones', [4, 3, 2], 5, [4, 1, 0]],
    ['the same changes nothing', [4, 3, 2], 9, [4, 3, 2]],
    ['what nobody got goes to the first', [0, 0], 3, [3, 0]],
  ])('%s', (_, before, quantity, after) => {
    expect(shares(packages(...before), 7, quantity)).toEqual(after)
  })

  it('always adds up to the new quantity, and no package is short of nothing', () => {
    const quantities = fc.array(fc.nat(50), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(quantities, fc.integer({ min: 1, max: 200 }), (before, quantity) => {
        const after = shares(packages(...before), 7, quantity)
        expect(after.reduce((sum, one) => sum + one, 0)).toBe(quantity)
        expect(Math.min(...after)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
