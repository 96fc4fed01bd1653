import { sql, type SQL } from 'drizzle-orm'
import { db, type Tx } from '@/server/db/client'

/**
 * A schema that exists during a fill, and is left behind by one that was killed: a marker for the next start. The
 * business commands commit separately, so they cannot share one transaction (docs/adr/0301).
 */
export const MARK = 'demo_data_in_progress'

const mark = sql.identifier(MARK)

/** Whether the database has no users. */
export const isEmpty = async (): Promise<boolean> => !(await exists(sql`select 1 from users limit 1`))

/** Empties a database with an incomplete fill, so that partial demo data is never served. */
export async function clearCutShort(): Promise<void> {
  if (!(await exists(sql`select 1 from pg_namespace where nspname = ${MARK}`))) return
  await db().transaction(async (tx) => {
    await emptyEverything(tx)
    await endStory(tx)
  })
}

/** Fills an empty database completely or, after `clearCutShort`, not at all. */
export async function completely(write: () => Promise<void>): Promise<void> {
  await db().transaction(beginStory)
  await write()
  await db().transaction(endStory)
}

async function exists(query: SQL): Promise<boolean> {
  const { rowCount } = await db().execute(query)
  return rowCount !== 0
}

/**
 * During the fill, column defaults with `now()` use a function of the same name in the marker schema, which returns the
 * simulated time that the session has set (`demo.now`), or else the real time.
 */
async function beginStory(tx: Tx): Promise<void> {
  await tx.execute(sql`create schema ${mark}`)
  await tx.execute(sql`create function ${mark}.now() returns timestamptz language sql stable as
    $$ select coalesce(nullif(current_setting('demo.now', true), '')::timestamptz, pg_catalog.now()) $$`)
  await setDefaults(tx, { from: 'now()', to: `${MARK}.now()` })
}

async function endStory(tx: Tx): Promise<void> {
  await setDefaults(tx, { from: `${MARK}.now()`, to: 'pg_catalog.now()' })
  await tx.execute(sql`drop schema ${mark} cascade`)
}

/** Changes the default of all our columns with the first one to the second. */
async function setDefaults(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await tx.execute<{ change: string }>(sql`
    select format('alter table %I.%I alter column %I set default ${sql.raw(to)}', table_schema, table_name, column_name) as change
    from information_schema.columns where table_schema = 'public' and column_default = ${from}`)
  for (const { change } of rows) await tx.execute(sql.raw(change))
}

/** Deletes all rows, resets sequences and deletes pending jobs; the schema stays. */
async function emptyEverything(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = sql.raw(rows.map(({ name }) => name).join(', '))
  const guards = await truncateGuards(tx)
  for (const guard of guards) await tx.execute(sql.raw(guard.replace('?', 'disable')))
  await tx.execute(sql`truncate ${tables} restart identity`)
  for (const guard of guards) await tx.execute(sql.raw(guard.replace('?', 'enable')))
  await tx.execute(sql`delete from pgboss.job`)
}

/** For each trigger that protects an append-only table from truncation, the command to switch it. */
async function truncateGuards(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ command: string }>(sql`
    select format('alter table %s ? trigger %I', tgrelid::regclass, tgname) as command from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal and tgtype & ${TRUNCATE} <> 0`)
  return rows.map(({ command }) => command)
}

/** The bit of a trigger's type for TRUNCATE (pg_trigger.h). */
const TRUNCATE = 32
