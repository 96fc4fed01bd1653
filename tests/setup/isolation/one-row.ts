import { pool } from '@/server/db/client'

/** Called by two test files: if they shared a database, the later one would find the table of the other. */
export async function leaveOneRow(): Promise<unknown[]> {
  await pool().query('create table footprint (made_by text)')
  await pool().query(`insert into footprint values (current_database())`)
  return (await pool().query<{ made_by: string }>('select made_by from footprint')).rows
}
