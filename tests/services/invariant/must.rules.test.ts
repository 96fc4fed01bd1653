import { must } from '@/services/invariant/must.rules'

describe('a value that cannot be missing', () => {
  it.each([0, '', false])('is returned as it is: %j', (value) => {
    expect(must(value, 'value')).toBe(value)
  })

  it.each([null, undefined])('throws an error that names it when it is %s', (value) => {
    expect(() => must(value, 'price of product 12')).toThrow('Missing: price of product 12')
  })
})
