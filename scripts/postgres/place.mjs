import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accountMay } from './account.mjs'
import { sharedPlace } from './binaries.mjs'

/**
 * Where the cluster of `dir` lies: in it, or, when the account that runs PostgreSQL may not enter `dir` (a checkout
 * under /root, say), in a place that it may enter, written down in `dir` so that every later start finds it.
 * @param {string} dir
 * @param {{ uid: number, gid: number } | undefined} account
 * @returns {string} an existing folder
 */
export function placeForCluster(dir, account) {
  mkdirSync(dir, { recursive: true })
  if (!account) return resolve(dir)
  const note = join(dir, 'place')
  if (existsSync(note)) {
    const place = readFileSync(note, 'utf8').trim()
    if (existsSync(place)) return place
  }
  chmodSync(dir, 0o711)
  if (accountMay(account, '-x', resolve(dir))) return resolve(dir)
  const place = join(sharedPlace(), `cluster-${randomUUID()}`)
  mkdirSync(place, { mode: 0o711 })
  writeFileSync(note, `${place}\n`)
  return place
}

/**
 * Makes the account the owner of a path that it alone uses.
 * @param {{ uid: number, gid: number } | undefined} account
 * @param {string} path
 */
export function giveTo(account, path) {
  if (account) chownSync(path, account.uid, account.gid)
}
