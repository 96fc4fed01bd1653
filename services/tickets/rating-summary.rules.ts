import { once } from '@/services/format/format.rules'

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

const oneDigit = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** `4,6`; a dash without ratings. */
export const oneDecimal = (average: number | null): string => (average === null ? '—' : oneDigit().format(average))
