import { pool } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'

/** Who repeats a command does so within minutes, or once an outage is over. */
const KEPT = '48 hours'

/** Forgets idempotency keys, and the answers that they hold, once nobody repeats their command any more (ADR 6). */
export async function forgetKeys(): Promise<void> {
  await pool().query(`delete from idempotency_keys where created_at < now() - interval '${KEPT}'`)
}

defineSchedule('http.forget-keys', '10 3 * * *', forgetKeys)
