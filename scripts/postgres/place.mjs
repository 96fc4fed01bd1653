import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accountMay } from './account.mjs'
import { sharedPlace } from './binaries.mjs'

/**
 * The place of the cluster of `dir`: `dir` itself or, if the account that runs PostgreSQL may not enter it (a checkout
 * under /root, for example), another folder, recorded in `dir` for later starts.
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
 * Makes the account the owner of a path that only it uses.
 * @param {{ uid: number, gid: number } | undefined} account
 * @param {string} path
 */
export function giveTo(account, path) {
  if (account) chownSync(path, account.uid, account.gid)
}
