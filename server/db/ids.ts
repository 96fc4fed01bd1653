import { Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import type { ValueOrPlaceholder } from './prepared'

/** The ids of the rows that fit, in order, as one value: a million of them are some megabytes. */
export async function selectIds(conn: Db, id: PgColumn, where: SQL | undefined, order: SQL[]): Promise<number[]> {
  const fitting = sql`select ${id} from ${id.table} where ${where ?? true} order by ${sql.join(order, sql`, `)}`
  const { rows } = await conn.execute<{ ids: number[] }>(sql`select array(${fitting}) as ids`)
  return rows[0]?.ids ?? []
}

/** That a column holds one of these ids, as one parameter however many they are. */
export const inIds = (column: PgColumn, ids: ValueOrPlaceholder<readonly number[]>): SQL =>
  sql`${column} = any(${arrayOf(ids)})`

/** The same for a prepared statement: PostgreSQL would plan it anew for each list of ids that is shorter than it expects. */
export const inIdsPlaceholder = (column: PgColumn, ids: Placeholder): SQL =>
  sql`${column} = any(array(select unnest(${ids}::int[])))`

/** Many values as one parameter. */
export const arrayOf = (values: ValueOrPlaceholder<readonly unknown[]>): SQL =>
  sql`${values instanceof Placeholder ? values : sql.param(values)}`
