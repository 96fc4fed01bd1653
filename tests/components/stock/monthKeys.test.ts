import { dayAfterKey } from '@/components/stock/holds/monthKeys'

describe('the keyboard in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-12-03', '2026-11-26'],
    ['ArrowDown', '2026-12-03', '2026-12-10'],
    ['Home', '2026-12-01', '2026-11-29'],
    ['End', '2026-12-01', '2026-12-05'],
    ['PageUp', '2026-12-31', '2026-11-30'],
    ['PageDown', '2027-01-31', '2027-02-28'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(dayAfterKey(from, key)).toBe(to)
  })

  it('ignores other keys', () => {
    expect(dayAfterKey('2026-12-01', 'a')).toBeNull()
  })
})
