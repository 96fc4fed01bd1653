import { isLasting } from '@/services/auth/access-token.rules'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const ending = (seconds: number): string => `e30.${btoa(JSON.stringify({ sub: '1', exp: NOW / 1000 + seconds }))}.s`

describe('an access token', () => {
  it.each([
    ['that ends in 15 minutes may be sent', ending(900), true],
    ['that ends in 30 seconds may be sent', ending(30), true],
    ['that ends sooner has to be renewed first', ending(29), false],
    ['that has ended has to be renewed first', ending(-1), false],
    ['that is none may not be sent', 'abc', false],
  ])('%s', (_, token, expected) => {
    expect(isLasting(token, NOW)).toBe(expected)
  })
})
