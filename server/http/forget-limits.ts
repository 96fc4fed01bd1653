import { pool } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'

/** Forgets how often something was tried, once its time is over and it limits nobody any more. */
export async function forgetLimits(now = new Date()): Promise<void> {
  await pool().query('delete from rate_limits where expire < $1', [now.getTime()])
}

defineSchedule('http.forget-limits', '15 3 * * *', () => forgetLimits())
