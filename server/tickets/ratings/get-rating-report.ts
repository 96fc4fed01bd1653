import { db } from '@/server/db/client'
import { currentDay } from '@/services/format/format.rules'
import { summarizeScores } from '@/services/tickets/rating-summary.rules'
import type { TicketRatingReport } from '@/services/tickets/ticket-ratings.schema'
import { countScores, listComments } from './ratings.repository'

/** More comments than anybody reads of one month; the oldest are left out. */
const MOST_COMMENTS = 200

/**
 * A month's ratings (`2026-11`, by default the current one), in all and by who had the tickets when they were rated:
 * the busiest first, tickets without anybody last. Comments are newest first.
 */
export async function getRatingReport(month = currentDay().slice(0, 7)): Promise<TicketRatingReport> {
  const [counts, comments] = [await countScores(db(), month), await listComments(db(), month, MOST_COMMENTS)]
  const ids = [...new Set(counts.map(({ assigneeId }) => assigneeId))]
  const assignees = ids.map((id) => {
    const own = counts.filter(({ assigneeId }) => assigneeId === id)
    return { assignee: id === null ? null : { id, name: own[0]?.assignee ?? '' }, ...summarizeScores(own) }
  })
  return {
    month,
    total: summarizeScores(counts),
    assignees: assignees.toSorted(byCount),
    comments: comments.map(({ created_at, ...comment }) => ({ ...comment, created_at: created_at.toISOString() })),
  }
}

type Counted = { assignee: { id: number; name: string } | null; count: number }

const byCount = (a: Counted, b: Counted): number =>
  Number(a.assignee === null) - Number(b.assignee === null) ||
  b.count - a.count ||
  (a.assignee?.name ?? '').localeCompare(b.assignee?.name ?? '', 'pt-BR')
