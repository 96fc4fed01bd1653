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
    ['adds units to the first address that gets some', [0, 3, 2], 9, [0, 7, 2]],
    ['removes units from the last addresses', [4, 3, 2], 5, [4, 1, 0]],
    ['changes nothing for the same quantity', [4, 3, 2], 9, [4, 3, 2]],
    ['sends everything to the first address if none gets any', [0, 0], 3, [3, 0]],
  ])('%s', (_, before, quantity, after) => {
    expect(shares(packages(...before), 7, quantity)).toEqual(after)
  })

  it('always adds up to the new quantity, without negative quantities', () => {
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
