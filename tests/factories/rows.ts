import { pool } from '@/server/db/client'

type Row = Record<string, unknown>

/** What the database holds, past the API. */
export async function rowsOf<T extends Row = Row>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool().query<T>(sql, values)).rows
}
