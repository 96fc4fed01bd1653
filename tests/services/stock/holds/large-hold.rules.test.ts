import { isLargeHold } from '@/services/stock/holds/large-hold.rules'

describe('what a company holds by proposals that nobody has accepted', () => {
  it.each([
    ['all of a product', 13, 13, true],
    ['half of it', 5, 10, true],
    ['less than half', 49, 100, false],
    ['all of a few', 4, 4, false],
  ])('is large when it is %s: %i of %i', (_, held, onShelf, large) => {
    expect(isLargeHold({ held, onShelf })).toBe(large)
  })
})
