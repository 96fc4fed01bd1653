import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { settings } from '@/server/config/settings'
import { migrate } from '@/server/db/migrate'
import { listKeys, putBack } from '@/server/storage/storage'
import { Complaint } from '../complaint.mjs'
import { entriesOf } from './manifest.mjs'
import { formatBytes } from './measure.mjs'
import { runChild } from './run-child'
import { connect, findFilledTable, listTables, loadTable, prepareForRows, setSequence } from './tables.mjs'

const AT_ONCE = 8
const PROGRESS_MS = 5_000
const FILES = 'files/'

/**
 * Brings a backup whose files have been checked into an empty place. The rows come last and in one transaction: until
 * then the database is empty, and a restore that was interrupted is begun again.
 * @param when the time of the backup's newest migration
 * @param keyPath where the key is kept; '' when the settings hold it
 */
async function load(folder: string, when: number, keyPath: string): Promise<void> {
  const { DATABASE_URL } = settings()
  const client = await connect(DATABASE_URL)
  try {
    await requireEmptyDatabase(client, when)
    await requireEmptyStore(folder)
    await migrate(DATABASE_URL, when)
    if (keyPath) await writeFile(keyPath, await readFile(join(folder, 'secret.key')), { mode: 0o600 })
    const files = await loadFiles(folder)
    console.info(`Files: ${String(files.count)}, ${formatBytes(files.bytes)}.`)
    if (files.lost > 0) console.info(`${String(files.lost)} files were lost before the backup was made.`)
    console.info(`Database: ${String(await loadDatabase(client, folder))} rows.`)
    // To the version of this checkout, if the backup is older.
    await migrate(DATABASE_URL)
  } finally {
    await client.end()
  }
}

async function requireEmptyDatabase(client: Client, when: number): Promise<void> {
  const filled = await findFilledTable(client)
  if (filled)
    throw new Complaint(`The database is not empty (${filled} has rows): a backup is restored into an empty one.`)
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!tables[0]?.name) return
  const { rowCount } = await client.query('select 1 from drizzle.__drizzle_migrations where created_at > $1', [when])
  if (rowCount) {
    throw new Complaint('The database was brought to a newer version than the backup has: restore into a new one.')
  }
}

/** Files of this backup are what an interrupted restore has left. */
async function requireEmptyStore(folder: string): Promise<void> {
  for await (const keys of listKeys('')) {
    const stranger = keys.find((key) => !existsSync(join(folder, FILES, key)))
    if (stranger) {
      const { S3_BUCKET } = settings()
      const place = S3_BUCKET ? `The bucket ${S3_BUCKET}` : 'The folder of uploaded files in DATA_DIR'
      throw new Complaint(`${place} is not empty (${stranger}): a backup is restored into an empty one.`)
    }
  }
}

async function loadFiles(folder: string) {
  const total = { count: 0, bytes: 0, lost: 0 }
  let reported = performance.now()
  const entries = entriesOf(folder)
  const copies = Array.from({ length: AT_ONCE }, async () => {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      if ('lost' in next.value) total.lost += 1
      if (!('path' in next.value) || !next.value.path.startsWith(FILES)) continue
      const { path } = next.value
      // In one piece, as it was uploaded: no document is longer than some megabytes.
      const content = await readFile(join(folder, path))
      await putBack(path.slice(FILES.length), content)
      total.count += 1
      total.bytes += content.byteLength
      if (performance.now() - reported < PROGRESS_MS) continue
      reported = performance.now()
      console.info(`… ${String(total.count)} files, ${formatBytes(total.bytes)}`)
    }
  })
  await Promise.all(copies)
  return total
}

/** @returns the number of rows */
async function loadDatabase(client: Client, folder: string): Promise<number> {
  let rows = 0
  await client.query('begin')
  const known = await listTables(client)
  const putBackConstraints = await prepareForRows(client, known)
  for await (const entry of entriesOf(folder)) {
    if ('sequence' in entry) await setSequence(client, entry)
    if (!('table' in entry)) continue
    requireColumns(known, entry)
    await loadTable(client, entry, folder)
    rows += entry.rows ?? 0
  }
  await putBackConstraints()
  await client.query('commit')
  await client.query('analyze')
  return rows
}

/** The jobs' tables are always those of this checkout, whatever the backup's version. */
function requireColumns(
  known: { name: string; columns: string[] }[],
  { table, columns = [] }: { table?: string; columns?: string[] },
): void {
  const here = known.find(({ name }) => name === table)
  const missing = here ? columns.find((column) => !here.columns.includes(column)) : ''
  if (missing === undefined) return
  const name = [table, missing].filter(Boolean).join('.')
  throw new Complaint(`The backup has ${name}, which this version does not know. Nothing was changed.`)
}

runChild('restore', ([folder = '', when = '', keyPath = '']) => load(folder, Number(when), keyPath))
