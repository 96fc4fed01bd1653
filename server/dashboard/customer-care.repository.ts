import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { type Days, inDays } from '@/server/db/days'
import { deadlines } from '@/server/tickets/ticket-policy.service'

type Care = {
  first_due: number
  first_in_time: number
  resolution_due: number
  resolution_in_time: number
  rating_sum: number
  ratings: number
  exchanges: number
}

/**
 * What became of the deadlines of tickets whose time came in these days, until now at most, as the report of tickets counts them.
 * Ratings given and exchanges asked for in these days.
 */
export async function countCare(conn: Db, days: Days): Promise<Care> {
  const within = (column: SQL): SQL => sql`${inDays(column, days)} and ${column} < now()`
  const { rows } = await conn.execute<Care>(sql`
    select first.due as first_due, first.in_time as first_in_time, resolution.due as resolution_due,
      resolution.in_time as resolution_in_time, rating.sum as rating_sum, rating.answers as ratings, exchanged.count as exchanges
    from (select count(*)::int as due, (count(*) filter (where ${deadlines.firstResponse.inTime}))::int as in_time
      from tickets t where ${within(sql`t.first_response_due_at`)} and t.merged_into_id is null and ${deadlines.firstResponse.wasDue}) first
    cross join (select count(*)::int as due, (count(*) filter (where ${deadlines.resolution.inTime}))::int as in_time
      from tickets t where ${within(sql`t.resolution_due_at`)} and t.merged_into_id is null and ${deadlines.resolution.wasDue}) resolution
    cross join (select coalesce(sum(score), 0)::int as sum, count(*)::int as answers
      from ticket_ratings where ${within(sql`created_at`)}) rating
    cross join (select count(*)::int as count from exchanges where kind = 'exchange' and ${within(sql`created_at`)}) exchanged`)
  const [care] = rows
  if (!care) throw new Error('an aggregate without a row')
  return care
}

/** Scores of the last 90 days; questions that were passed over do not count. */
export async function countScores(conn: Db) {
  const { rows } = await conn.execute<{ answers: number; promoters: number; detractors: number }>(sql`
    select count(*)::int as answers, (count(*) filter (where score >= 9))::int as promoters,
      (count(*) filter (where score <= 6))::int as detractors
    from nps_answers where score is not null and created_at > now() - interval '90 days' and created_at <= now()`)
  return rows[0] ?? { answers: 0, promoters: 0, detractors: 0 }
}
