import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { settings } from '@/server/config/settings'
import { BACKUP_LOCK } from '@/server/db/locks'
import { Failure } from '@/server/http/failure'
import { openFile } from '@/server/storage/storage'
import { Complaint } from '../complaint.mjs'
import { createManifest } from './manifest.mjs'
import { formatBytes, formatPace, writeMeasured } from './measure.mjs'
import { tagOf } from './migrations.mjs'
import { runChild } from './run-child'
import { connect, listSequences, listTables, lockTables, saveTable } from './tables.mjs'

type Manifest = ReturnType<typeof createManifest>

/** Key of an advisory lock, any number. */
const ONLY_LOCK = 740_115

/** Files on their way at once: an S3 store answers late, and takes many questions. */
const AT_ONCE = 8
const KEYS_AT_ONCE = 1_000
/** The columns in which tables keep the keys of their files. */
const KEY_COLUMNS = ['storage_key', 'preview_key', 'pdf_key', 'xml_key']
const PROGRESS_MS = 5_000

/** Saves everything under a temporary name, and gives it its own in the end. */
async function save(folder: string, unfinished: string): Promise<void> {
  const began = performance.now()
  const { DATABASE_URL, SECRET_KEY } = settings()
  const guard = await connect(DATABASE_URL)
  const client = await connect(DATABASE_URL)
  try {
    await beTheOnlyBackup(guard)
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
    const tables = await listTables(client)
    if (!tables.some(({ name }) => name === 'public.users'))
      throw new Complaint('The database is empty: there is nothing to back up.')
    // The snapshot begins with the first select, after the locks: no table changes its form until the end.
    await client.query('begin isolation level repeatable read, read only')
    await lockTables(client, tables)
    const manifest = createManifest(unfinished, await latestMigration(client))
    let bytes = 0
    for (const table of tables) {
      const entry = await saveTable(client, table, unfinished)
      manifest.add(entry)
      bytes += entry.size
    }
    // Sequences know no snapshot: read after the rows, they are never behind them.
    for (const sequence of await listSequences(client)) manifest.add(sequence)
    console.info(`Database: ${String(tables.length)} tables, ${formatBytes(bytes)} compressed.`)
    // A file is stored before the row that names it, and deleted after its row, which waits for this backup to end.
    const files = await saveFiles(client, unfinished, manifest)
    console.info(`Files: ${String(files.count)}, ${formatBytes(files.bytes)}.`)
    const key = await writeMeasured(join(unfinished, 'secret.key'), Readable.from([`${SECRET_KEY}\n`]))
    manifest.add({ path: 'secret.key', ...key })
    manifest.close()
    renameSync(unfinished, folder)
    console.info(`Saved in ${folder}: ${formatPace(bytes + files.bytes, performance.now() - began)}.`)
    console.info('Only its owner may read it: it holds the key and all personal data.')
    if (files.lost > 0) {
      console.info(`The store had lost ${String(files.lost)} files before; everything else is in the backup.`)
      process.exitCode = 2
    }
  } finally {
    await Promise.all([client.end(), guard.end()])
  }
}

/**
 * Refuses a second backup, and waits for files that are being deleted now. In a transaction of its own, which holds no
 * snapshot and works through a pooler too.
 */
async function beTheOnlyBackup(guard: Client): Promise<void> {
  await guard.query('begin')
  const { rows } = await guard.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [ONLY_LOCK])
  if (!rows[0]?.free) throw new Complaint('Another backup of this database is running.')
  await guard.query('select pg_advisory_xact_lock($1)', [BACKUP_LOCK])
}

async function latestMigration(client: Client): Promise<{ when: number; tag?: string }> {
  const { rows } = await client.query<{ when: string }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  )
  const when = Number(rows[0]?.when)
  return { when, tag: tagOf(when) }
}

/** Every file that a row of the snapshot names. */
async function saveFiles(client: Client, folder: string, manifest: Manifest) {
  const total = { count: 0, bytes: 0, lost: 0 }
  let reported = performance.now()
  for await (const keys of storageKeys(client)) {
    const queue = keys.values()
    const copies = Array.from({ length: AT_ONCE }, async () => {
      for (const key of queue) {
        const entry = await saveFile(key, folder)
        manifest.add(entry ?? { lost: key })
        if (entry) {
          total.count += 1
          total.bytes += entry.size
        } else {
          total.lost += 1
          console.info(`Lost: ${key} is not in the store.`)
        }
        if (performance.now() - reported < PROGRESS_MS) continue
        reported = performance.now()
        console.info(`… ${String(total.count)} files, ${formatBytes(total.bytes)}`)
      }
    })
    await Promise.all(copies)
  }
  return total
}

async function* storageKeys(client: Client): AsyncGenerator<string[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `
    select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column
    from information_schema.columns where table_schema = 'public' and column_name = any($1) order by 1, 2`,
    [KEY_COLUMNS],
  )
  for (const { table, column } of columns) {
    for (let last = ''; ;) {
      const { rows } = await client.query<{ key: string }>(
        `select ${column} as key from ${table} where ${column} > $1 order by 1 limit ${String(KEYS_AT_ONCE)}`,
        [last],
      )
      yield rows.map(({ key }) => key)
      const next = rows.at(-1)
      if (!next) break
      last = next.key
    }
  }
}

/** @returns undefined for a file that the store does not have */
async function saveFile(key: string, folder: string) {
  try {
    const path = `files/${key}`
    const content = Readable.fromWeb((await openFile(key)) as Parameters<typeof Readable.fromWeb>[0])
    return { path, ...(await writeMeasured(join(folder, path), content)) }
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

runChild('backup', ([folder = '', unfinished = '']) => save(folder, unfinished))
