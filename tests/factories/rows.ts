import { pool } from '@/server/db/client'

type Row = Record<string, unknown>

/** What the database holds, past the API. */
export async function rowsOf<T extends Row = Row>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool().query<T>(sql, values)).rows
}

/** Until a transaction of this database waits for another one's end. */
export async function somebodyWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await rowsOf(waiting)).length === 0);
}
