import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './client'

/** As many rows go in one statement; as long as they are written as JSON, nothing else has its turn. */
const BATCH_ROWS = 500

/**
 * Inserts many rows, by one parameter a statement: Drizzle's own `values` takes a moment for each value of each row, in
 * which the process does nothing else, and a statement has no more than 65,535 parameters.
 * @param rows all with the same columns
 * @param after what follows the statement: `on conflict …`
 * @returns how many it inserted or changed
 */
export async function insertMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  { rows, after = sql`` }: { rows: readonly Table['$inferInsert'][]; after?: SQL },
): Promise<number> {
  const columns = columnsOf(table, rows[0] ?? {})
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  let count = 0
  for (let at = 0; at < rows.length; at += BATCH_ROWS) {
    const some = rows.slice(at, at + BATCH_ROWS).map((row) => columns.map(({ key, name }) => [name, row[key]]))
    const json = JSON.stringify(some.map((row) => Object.fromEntries(row) as object))
    const { rowCount } = await tx.execute(sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb) ${after}`)
    count += rowCount ?? 0
  }
  return count
}

/** Sets each of these columns to what was to be inserted. */
export function excluded(table: PgTable, keys: readonly string[]): SQL {
  const columns = getTableColumns(table)
  const names = keys.flatMap((key) => columns[key]?.name ?? [])
  return sql.join(
    names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
}

function columnsOf<Table extends PgTable>(table: Table, row: Table['$inferInsert']) {
  const columns = getTableColumns(table)
  return Object.keys(row).flatMap((key) => {
    const name = columns[key]?.name
    return name === undefined ? [] : [{ key: key as keyof Table['$inferInsert'], name }]
  })
}
