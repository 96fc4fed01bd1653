import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processIdentity } from '../process/identity.mjs'

const MEMORY = '/dev/shm'
/** The type of an in-memory file system in Linux's statfs. */
const TMPFS = 0x01021994
const ENOUGH_BYTES = 4 * 2 ** 30

function hasRoom(folder) {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    return type === TMPFS && bavail * bsize >= ENOUGH_BYTES
  } catch {
    // No such folder.
    return false
  }
}

/**
 * The folder for temporary data: in memory if there is enough, else on disk. Each test file copies a database of a
 * thousand small files, which takes a thirtieth of the time in memory (docs/measurements.md).
 * @returns {string}
 */
export const throwAwayFolder = () => (process.env.TMPDIR === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir())

/**
 * Creates a folder for this process that the database's account may enter too, and deletes those that killed processes
 * left under the same name.
 * @param {string} name
 * @param {string} [parent]
 * @returns {string}
 */
export function makeThrowAwayFolder(name, parent = throwAwayFolder()) {
  for (const entry of readdirSync(parent)) {
    const owner = entry.startsWith(`${name}-`) ? Number.parseInt(entry.slice(name.length + 1), 10) : NaN
    if (owner && !processIdentity(owner)) rmSync(join(parent, entry), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(parent, `${name}-${process.pid}-`))
  // As root, the database runs as another account.
  chmodSync(folder, 0o711)
  return folder
}
