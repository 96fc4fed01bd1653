import { nextMonth, summarizeScores } from '@/services/tickets/rating-summary.rules'

describe('the ratings in all', () => {
  it('are none', () => {
    expect(summarizeScores([])).toEqual({ count: 0, average: null, scores: [0, 0, 0, 0, 0] })
  })

  it('are counted by score, the average with one decimal', () => {
    const given = [
      { score: 5, count: 2 },
      { score: 4, count: 1 },
      { score: 5, count: 1 },
    ]
    expect(summarizeScores(given)).toEqual({ count: 4, average: 4.8, scores: [0, 0, 0, 1, 3] })
  })
})

describe('the month', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -1, '2026-02'],
  ] as const)('%s moved by %i is %s', (month, by, next) => {
    expect(nextMonth(month, by)).toBe(next)
  })
})
