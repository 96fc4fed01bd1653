/** Ratings in all: how many, their average with one decimal (null without any), and how many of 1, 2, 3, 4 and 5. */
export type ScoreSummary = { count: number; average: number | null; scores: number[] }

/** Sums up how often each score was given; a score may come more than once. */
export function summarizeScores(given: readonly { score: number; count: number }[]): ScoreSummary {
  const scores = [1, 2, 3, 4, 5].map((score) =>
    given.reduce((sum, one) => (one.score === score ? sum + one.count : sum), 0),
  )
  const count = scores.reduce((sum, one) => sum + one, 0)
  const points = scores.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((points / count) * 10) / 10, scores }
}

/** The month before or after, `2026-11`. */
export function nextMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + by
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}
