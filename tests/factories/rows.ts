import { pool } from '@/server/db/client'

type Row = Record<string, unknown>

/** Queries the database directly. */
export async function rowsOf<T extends Row = Row>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool().query<T>(sql, values)).rows
}

/** The actions in the history of a record, oldest first. */
export async function historyOf(model: string, objectId: number): Promise<string[]> {
  const told = 'select action from event_logs where model_name = $1 and object_id = $2 order by id'
  return (await rowsOf<{ action: string }>(told, [model, objectId])).map(({ action }) => action)
}

/** Waits until this many transactions of the database are blocked by a lock. */
export async function somebodyWaits(many = 1): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await rowsOf(waiting)).length < many);
}
