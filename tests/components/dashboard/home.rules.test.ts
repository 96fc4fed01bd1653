import { greeting } from '@/components/dashboard/home.rules'

describe('the greeting', () => {
  it.each([
    ['2026-11-19T08:00:00Z', 'Bom dia, Marina'],
    ['2026-11-19T14:59:00Z', 'Bom dia, Marina'],
    ['2026-11-19T15:00:00Z', 'Boa tarde, Marina'],
    ['2026-11-19T21:00:00Z', 'Boa noite, Marina'],
    ['2026-11-20T02:00:00Z', 'Boa noite, Marina'],
  ])('uses São Paulo’s time zone: %s is %s', (now, words) => {
    expect(greeting('Marina Duarte', new Date(now))).toBe(words)
  })
})
