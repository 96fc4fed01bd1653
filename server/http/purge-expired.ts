import { pool } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'

/** Who repeats a command does so within minutes, or once an outage is over. */
const KEYS_RETENTION = '48 hours'

/** Forgets idempotency keys, and the answers that they hold, once nobody repeats their command any more (ADR 6). */
export async function purgeIdempotencyKeys(): Promise<void> {
  await pool().query(`delete from idempotency_keys where created_at < now() - interval '${KEYS_RETENTION}'`)
}

defineSchedule('http.forget-keys', '10 3 * * *', purgeIdempotencyKeys)

/** Forgets how often something was tried, once its time is over and it limits nobody any more. */
export async function purgeLimits(now = new Date()): Promise<void> {
  await pool().query('delete from rate_limits where expire < $1', [now.getTime()])
}

defineSchedule('http.forget-limits', '15 3 * * *', () => purgeLimits())
