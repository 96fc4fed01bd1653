import { sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inDays } from '@/server/db/days'
import { ticketRatings, tickets, users } from '@/server/db/schema/index'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'

export type NewRating = typeof ticketRatings.$inferInsert

/** False when this closing was rated already. */
export async function insertRating(tx: Tx, rating: NewRating): Promise<boolean> {
  const rows = await tx.insert(ticketRatings).values(rating).onConflictDoNothing().returning()
  return rows.length > 0
}

export type ScoreCount = { assigneeId: number | null; assignee: string | null; score: number; count: number }

/** The month's ratings, each in São Paulo's month. */
const inMonth = (month: string) =>
  inDays(sql`${ticketRatings.createdAt}`, { from: `${month}-01`, until: `${shiftMonth(month, 1)}-01` })

/** How often each score was given in a month, by who had the ticket. */
export async function countScores(conn: Db, month: string): Promise<ScoreCount[]> {
  const { rows } = await conn.execute<ScoreCount>(sql`
    select ${ticketRatings.assigneeId} as "assigneeId", max(${users.username}) as assignee, score, count(*)::int as count
    from ${ticketRatings} left join ${users} on ${users.id} = ${ticketRatings.assigneeId}
    where ${inMonth(month)} group by ${ticketRatings.assigneeId}, score`)
  return rows
}

export type RatingComment = { ticket_id: number; subject: string; score: number; comment: string; created_at: Date }

/** The comments of a month, newest first, at most `limit`. */
export async function listComments(conn: Db, month: string, limit: number): Promise<RatingComment[]> {
  return conn
    .select({
      ticket_id: ticketRatings.ticketId,
      subject: tickets.subject,
      score: ticketRatings.score,
      comment: sql<string>`${ticketRatings.comment}`,
      created_at: ticketRatings.createdAt,
    })
    .from(ticketRatings)
    .innerJoin(tickets, sql`${tickets.id} = ${ticketRatings.ticketId}`)
    .where(sql`${ticketRatings.comment} is not null and ${inMonth(month)}`)
    .orderBy(sql`${ticketRatings.createdAt} desc, ${ticketRatings.ticketId} desc`)
    .limit(limit)
}
