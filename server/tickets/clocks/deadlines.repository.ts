import { sql } from 'drizzle-orm'

/**
 * Whether the time for an answer came, and whether it was in time, of a ticket `t`: as the ticket's clocks say, which never take a
 * breach back. Whoever counts asks beside it when `first_response_due_at` was. Of a ticket that was closed before its first response
 * was due, none is missing.
 */
export const firstResponse = {
  wasDue: sql`(t.first_response_at is not null or t.closed_at is null or t.closed_at >= t.first_response_due_at)`,
  inTime: sql`(t.first_response_at is not null and not t.breached ? 'first_response')`,
}

/** The same of the resolution and `resolution_due_at`: while a ticket waits for its customer the clock stands still. */
export const resolution = {
  wasDue: sql`(t.status = 'CLOSED' or t.breached ? 'resolution' or t.running_since is not null)`,
  inTime: sql`(t.status = 'CLOSED' and not t.breached ? 'resolution')`,
}
