import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Passes bytes on, and knows their number and SHA-256 at the end. */
export function measure() {
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) }
}

/**
 * Writes streams, one into the next, to a new file that only its owner may read.
 * @param {string} path
 * @param {...any} streams the first of them is read
 * @returns {Promise<{ size: number, sha256: string }>}
 */
export async function writeMeasured(path, ...streams) {
  const { stream, result } = measure()
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // Flushed: what the manifest names is on the disk before the backup gets its name.
  await pipeline([...streams, stream, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })])
  return result()
}

/** @param {string} path */
export async function sha256Of(path) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** @param {number} bytes */
export function formatBytes(bytes) {
  const unit = bytes > 0 ? Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1) : 0
  return `${(bytes / 1000 ** unit).toLocaleString('en', { maximumFractionDigits: unit > 1 ? 1 : 0 })} ${UNITS[unit]}`
}

/** "1.2 GB in 34.0 s, 28 s per GB", for what comes next time. */
export function formatPace(bytes, milliseconds) {
  const perGigabyte = bytes > 1e8 ? `, ${Math.round(milliseconds / 1000 / (bytes / 1e9))} s per GB` : ''
  return `${formatBytes(bytes)} in ${(milliseconds / 1000).toFixed(1)} s${perGigabyte}`
}
