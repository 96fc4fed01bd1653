import { pool } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'

/** Commands are repeated within minutes, or after an outage. */
const KEYS_RETENTION = '48 hours'

/** Deletes old idempotency keys with their answers (ADR 6). */
export async function purgeIdempotencyKeys(): Promise<void> {
  await pool().query(`delete from idempotency_keys where created_at < now() - interval '${KEYS_RETENTION}'`)
}

defineSchedule('http.forget-keys', '10 3 * * *', purgeIdempotencyKeys)

export async function purgeLimits(now = new Date()): Promise<void> {
  await pool().query('delete from rate_limits where expire < $1', [now.getTime()])
}

defineSchedule('http.forget-limits', '15 3 * * *', () => purgeLimits())
