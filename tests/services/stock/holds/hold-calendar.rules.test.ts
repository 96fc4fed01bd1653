import { forecastAvailability, sumOverdue } from '@/services/stock/holds/hold-calendar.rules'
import { consecutiveDays } from '@/services/stock/holds/hold-month.rules'

const DAYS = consecutiveDays('2026-11-29', 4)
const free = (facts: Parameters<typeof forecastAvailability>[0]) =>
  forecastAvailability(facts, DAYS).map((day) => day.free)

describe('the calendar of a product', () => {
  it('continues across the end of a month', () => {
    expect(DAYS).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'])
  })

  it('frees held units on the day after the hold ends', () => {
    const facts = { onShelf: 10, holds: [{ until: '2026-11-30', quantity: 4 }], returns: [] }
    expect(forecastAvailability(facts, DAYS).map(({ promised }) => promised)).toEqual([4, 4, 0, 0])
    expect(free(facts)).toEqual([6, 6, 10, 10])
  })

  it('counts returning units from their day on', () => {
    const facts = { onShelf: 0, holds: [], returns: [{ day: '2026-12-01', quantity: 3 }] }
    expect(forecastAvailability(facts, DAYS).map(({ returning }) => returning)).toEqual([0, 0, 3, 0])
    expect(free(facts)).toEqual([0, 0, 3, 3])
  })

  it('does not count overdue returns, but sums them up', () => {
    const facts = { onShelf: 1, holds: [], returns: [{ day: '2026-11-28', quantity: 5 }] }
    expect(free(facts)).toEqual([1, 1, 1, 1])
    expect(sumOverdue(facts, '2026-11-29')).toBe(5)
  })

  it('is never negative, even with more units held than on the shelf', () => {
    expect(free({ onShelf: 2, holds: [{ until: '2026-12-02', quantity: 3 }], returns: [] })).toEqual([0, 0, 0, 0])
  })
})
