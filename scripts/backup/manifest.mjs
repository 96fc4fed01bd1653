import { createHash } from 'node:crypto'
import { createReadStream, existsSync, openSync, closeSync, fsyncSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Complaint } from '../complaint.mjs'
import { sha256Of } from './measure.mjs'

/** One JSON value a line: a head, an entry for each file and sequence, and a last line with the SHA-256 of those before it. */
const MANIFEST = 'manifest.jsonl'
const FORMAT = 1

/** Names of damaged files in one message. */
const NAMED = 5

/**
 * @typedef {{ format: number, createdAt: string, migration: { when: number, tag?: string } }} Head
 * @typedef {{ path: string, size: number, sha256: string, table?: string, columns?: string[], rows?: number }} FileEntry
 * @typedef {{ sequence: string, value: string, isCalled: boolean }} SequenceEntry
 * @typedef {{ lost: string }} LostEntry a file that the database names and the store did not have
 */

/**
 * Writes the manifest of a backup line by line.
 * @param {string} folder
 * @param {Head['migration']} migration the newest one of the database
 */
export function createManifest(folder, migration) {
  const file = openSync(join(folder, MANIFEST), 'wx', 0o600)
  const hash = createHash('sha256')
  const add = (entry) => {
    const line = `${JSON.stringify(entry)}\n`
    hash.update(line)
    writeSync(file, line)
  }
  add({ format: FORMAT, createdAt: new Date().toISOString(), migration })
  return {
    /** @param {FileEntry | SequenceEntry | LostEntry} entry */
    add,
    close() {
      writeSync(file, `${JSON.stringify({ sha256: hash.digest('hex') })}\n`)
      fsyncSync(file)
      closeSync(file)
    },
  }
}

async function* linesOf(folder) {
  const lines = createInterface({ input: createReadStream(join(folder, MANIFEST)), crlfDelay: Infinity })
  for await (const line of lines) yield line
}

/** @returns {Promise<Head>} */
async function readHead(folder) {
  if (!existsSync(join(folder, MANIFEST))) {
    throw new Complaint(`${folder} is no backup, or one that is not finished: it has no ${MANIFEST}.`)
  }
  const damaged = new Complaint(`The backup is damaged: ${MANIFEST} is not as it was written. Nothing was changed.`)
  const hash = createHash('sha256')
  let first
  let last
  for await (const line of linesOf(folder)) {
    first ??= line
    if (last !== undefined) hash.update(`${last}\n`)
    last = line
  }
  if (last !== JSON.stringify({ sha256: hash.digest('hex') })) throw damaged
  const head = JSON.parse(first)
  if (head.format !== FORMAT) throw new Complaint(`The backup has format ${head.format}; this version reads ${FORMAT}.`)
  return head
}

/**
 * The entries of a manifest that `checkBackup` has accepted.
 * @param {string} folder
 * @returns {AsyncGenerator<FileEntry | SequenceEntry | LostEntry>}
 */
export async function* entriesOf(folder) {
  for await (const line of linesOf(folder)) {
    const entry = JSON.parse(line)
    if ('path' in entry || 'sequence' in entry || 'lost' in entry) yield entry
  }
}

/** @returns {Promise<string | undefined>} what is wrong with a file */
async function damageOf(folder, { path, size, sha256 }) {
  const found = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!found) return `${path} is missing`
  if (found.size !== size) return `${path} has ${found.size} bytes instead of ${size}`
  return (await sha256Of(join(folder, path))) === sha256 ? undefined : `${path} has another content`
}

/**
 * Reads the whole backup, before anything is changed anywhere.
 * Refuses an unfinished, incomplete or damaged one, and names the files.
 * @param {string} folder
 * @returns {Promise<Head & { bytes: number }>}
 */
export async function checkBackup(folder) {
  const head = await readHead(folder)
  const damages = []
  let bytes = 0
  for await (const entry of entriesOf(folder)) {
    if (!('path' in entry)) continue
    bytes += entry.size
    const damage = await damageOf(folder, entry)
    if (damage) damages.push(damage)
  }
  if (damages.length > 0) {
    const more = damages.length > NAMED ? `; and ${damages.length - NAMED} more` : ''
    throw new Complaint(`The backup is damaged: ${damages.slice(0, NAMED).join('; ')}${more}. Nothing was changed.`)
  }
  return { ...head, bytes }
}
