import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processIdentity } from '../process/identity.mjs'

const MEMORY = '/dev/shm'
/** What Linux calls a file system in memory, in statfs. */
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
 * Where a run keeps what it throws away: in memory where there is plenty, else on the disk. A database is copied for each
 * file of tests, of a thousand small files: in memory that takes a thirtieth of the time (docs/measurements.md).
 * @returns {string}
 */
export const throwAwayFolder = () => (process.env.TMPDIR === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir())

/**
 * A new folder of this process, which a database's account may enter too. What killed processes left under the same name
 * goes first.
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
