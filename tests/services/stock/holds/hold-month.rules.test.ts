import {
  groupByDay,
  monthBounds,
  isMonth,
  monthOf,
  monthsBack,
  shiftDay,
  shiftMonth,
  weeksOf,
} from '@/services/stock/holds/hold-month.rules'

describe('a month of the calendar', () => {
  it('is that of a day, with its neighbours across the end of a year', () => {
    expect(monthOf('2026-12-31')).toBe('2026-12')
    expect(shiftMonth('2026-12', 1)).toBe('2027-01')
    expect(shiftMonth('2027-01', -1)).toBe('2026-12')
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  })

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -1, '2026-02'],
  ] as const)('%s moved by %i is %s', (month, by, next) => {
    expect(shiftMonth(month, by)).toBe(next)
  })

  it.each([
    ['2026-01', true],
    ['2026-12', true],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['2026-01-05', false],
    ['', false],
  ])('%j is one: %j', (text, is) => {
    expect(isMonth(text)).toBe(is)
  })

  it('comes first, and then those before it', () => {
    expect(monthsBack('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  })

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(monthBounds(month)).toEqual({ first: `${month}-01`, last })
  })

  it('is shown in whole weeks from Sunday', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-11-29')
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-02')
    expect(weeksOf('2026-02')).toHaveLength(4)
    expect(weeksOf('2026-08')).toHaveLength(6)
  })

  it('groups ending holds and returns by day, in order', () => {
    const product = { id: 2, name: 'Vertex 14 Pro' }
    const ending = [{ day: '2026-12-09', product, quantity: 18 }]
    const returning = [{ day: '2026-12-02', product, quantity: 4 }]
    expect(groupByDay(ending, returning)).toEqual([
      { day: '2026-12-02', ending: [], returning: [{ product, quantity: 4 }] },
      { day: '2026-12-09', ending: [{ product, quantity: 18 }], returning: [] },
    ])
  })
})
