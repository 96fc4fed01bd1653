import {
  changeInPercent,
  meanBusinessDays,
  meanOf,
  npsOf,
  oneDecimal,
  percentOf,
  typesByMonth,
} from '@/services/dashboard/dashboard.rules'
import { medianOf } from '@/services/dashboard/figures.rules'

describe('a change', () => {
  it.each([
    ['418260.00', '401400.00', 4.2],
    ['380000.00', '400000.00', -5],
    ['400000.00', '400000.00', 0],
    ['100.00', '0.00', null],
  ])('to %s from %s is %s percent', (now, before, percent) => {
    expect(changeInPercent(now, before)).toBe(percent)
  })
})

it('rounds half up, away from zero', () => {
  expect([0.05, 0.25, -0.25, 2.349, -0.04].map(oneDecimal)).toEqual([0.1, 0.3, -0.3, 2.3, 0])
})

describe('shares and means', () => {
  it('of ten units in November, six rented all month and two for 15 days, are 70 percent', () => {
    expect(percentOf(6 * 30 + 2 * 15, 10 * 30)).toBe(70)
    expect(percentOf(500, 602)).toBe(83.1)
  })

  it('of nothing say nothing', () => {
    expect([percentOf(0, 0), meanOf(0, 0), meanBusinessDays(0, 0), medianOf([])]).toEqual([null, null, null, null])
  })

  it('of deliveries after 10, 11 and 13 days are 11.3, in the middle 11', () => {
    expect(meanOf(10 + 11 + 13, 3)).toBe(11.3)
    expect(medianOf([13, 10, 11])).toBe(11)
    expect(medianOf([13, 10])).toBe(11.5)
  })

  it('of a stay from Friday 16:00 to Monday 10:00 are 0.3 business days', () => {
    expect(meanBusinessDays(180, 1)).toBe(0.3)
  })
})

describe('NPS', () => {
  it('is promoters without detractors in percent', () => {
    expect(npsOf({ answers: 15, promoters: 9, detractors: 2 })).toBe(47)
    expect(npsOf({ answers: 5, promoters: 0, detractors: 5 })).toBe(-100)
  })

  it('says nothing with fewer than five answers', () => {
    expect(npsOf({ answers: 4, promoters: 4, detractors: 0 })).toBeNull()
  })
})

describe('units by month', () => {
  const rows = (counts: Record<string, number>, month = '2026-11') =>
    Object.entries(counts).map(([type, units]) => ({ month, type, units }))

  it('are the two largest types of the last month, and all others as one', () => {
    const found = typesByMonth(
      [
        ...rows({ notebooks: 9, monitores: 1 }, '2026-10'),
        ...rows({ celulares: 2, tablets: 1, notebooks: 5, monitores: 8 }),
      ],
      ['2026-10', '2026-11'],
    )
    expect(found).toEqual([
      {
        month: '2026-10',
        types: [
          { name: 'monitores', units: 1 },
          { name: 'notebooks', units: 9 },
          { name: 'outros', units: 0 },
        ],
      },
      {
        month: '2026-11',
        types: [
          { name: 'monitores', units: 8 },
          { name: 'notebooks', units: 5 },
          { name: 'outros', units: 3 },
        ],
      },
    ])
  })

  it('name all types where there are three, and a month without units has zeroes', () => {
    expect(
      typesByMonth(rows({ a: 3, b: 2, c: 1 }), ['2026-10', '2026-11']).map(({ types }) =>
        types.map(({ units }) => units),
      ),
    ).toEqual([
      [0, 0, 0],
      [3, 2, 1],
    ])
    expect(typesByMonth([], ['2026-11'])).toEqual([{ month: '2026-11', types: [] }])
  })
})
