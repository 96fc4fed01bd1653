import { summarizeScores } from '@/services/tickets/rating-summary.rules'

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
