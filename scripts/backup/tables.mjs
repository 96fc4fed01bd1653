import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Complaint } from '../complaint.mjs'
import { writeMeasured } from './measure.mjs'

/** What pg-boss makes by itself, and what it notes about itself; jobs, queues and schedules are saved. */
const LEFT_OUT = ['version', 'bam', 'warning', 'queue_stats'].map((name) => `pgboss.${name}`)

/** Filled by `migrate` and by a server that has only been started: no sign that a database is in use. */
export const MADE_BY_STARTS = /^pgboss\./

/** The same text, whatever the settings of the server. */
const PLAIN = `set datestyle = iso; set intervalstyle = postgres; set extra_float_digits = 3; set timezone = 'UTC';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** @param {string} url */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    throw new Complaint(`DATABASE_URL leads to no PostgreSQL that lets us in: ${error.message || error.code}`)
  }
  await client.query(PLAIN)
  return client
}

const quoted = (name) => name.split('.').map(pg.escapeIdentifier).join('.')

/** @returns {Promise<{ name: string, columns: string[] }[]>} the tables with the columns that are not computed */
export async function listTables(client) {
  const { rows } = await client.query(`
    select format('%s.%s', nspname, relname) as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
    group by 1 order by 1`)
  return rows.filter(({ name }) => !LEFT_OUT.includes(name))
}

/** Waits for a migration that runs, and keeps the next one waiting until the transaction ends. */
export const lockTables = (client, tables) =>
  client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)

/** One table as compressed text. */
export async function saveTable(client, { name, columns }, folder) {
  const path = `database/${name}.copy.gz`
  const rows = client.query(
    copyTo(`copy (select ${columns.map(pg.escapeIdentifier).join(', ')} from ${quoted(name)}) to stdout`),
  )
  const measured = await writeMeasured(join(folder, path), rows, createGzip({ level: 4 }))
  return { path, ...measured, table: name, columns, rows: rows.rowCount }
}

/**
 * @param {pg.Client} client
 * @param {import('./manifest.mjs').FileEntry} entry of the manifest
 * @param {string} folder
 */
export async function loadTable(client, { path, table, columns = [], rows }, folder) {
  const target = client.query(
    copyFrom(`copy ${quoted(table)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`),
  )
  await pipeline(createReadStream(join(folder, path)), createGunzip(), target)
  if (target.rowCount !== rows) throw new Complaint(`${path} has ${target.rowCount} rows instead of ${rows}.`)
}

export async function listSequences(client) {
  const { rows } = await client.query(`
    select format('%s.%s', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('public', 'pgboss') order by 1`)
  const sequences = []
  for (const { name } of rows) {
    const { rows: states } = await client.query(`select last_value, is_called from ${quoted(name)}`)
    sequences.push({ sequence: name, value: states[0].last_value, isCalled: states[0].is_called })
  }
  return sequences
}

export const setSequence = (client, { sequence, value, isCalled }) =>
  client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), value, isCalled])

/**
 * Empties what a start has made, and puts triggers and foreign keys aside, as pg_dump does: rows come in any order, and nothing
 * is counted or noted twice. The foreign keys are checked when they come back.
 * @returns {Promise<() => Promise<void>>} puts them back
 */
export async function prepareForRows(client, tables) {
  const { rows: keys } = await client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  for (const { name } of tables.filter((table) => MADE_BY_STARTS.test(table.name))) {
    await client.query(`delete from ${quoted(name)}`)
  }
  return async () => {
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

/** @returns {Promise<string | undefined>} a table with rows, of those that only people's work fills */
export async function findFilledTable(client) {
  for (const { name } of await listTables(client)) {
    if (MADE_BY_STARTS.test(name)) continue
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount) return name
  }
  return undefined
}
