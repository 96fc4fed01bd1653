import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { giveTo } from './place.mjs'

export const SUPERUSER = 'arrenda'

/** Keeps our environment (PGDATA, LD_PRELOAD…) from PostgreSQL; its log is in English. */
export const databaseEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function passwordOf(place) {
  const path = join(place, 'password')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  writeFileSync(path, `${password}\n`, { mode: 0o600 })
  return password
}

function initialise({ initdb, account, place, password, durable }) {
  const unfinished = join(place, 'cluster.unfinished')
  const passwordFile = join(place, 'password.initial')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  giveTo(account, unfinished)
  giveTo(account, passwordFile)
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Brazilian sort order, whatever locales the machine has.
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    ...(durable ? [] : ['--no-sync']),
  ]
  const run = spawnSync(initdb, args, { ...account, cwd: place, env: databaseEnvironment, encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (run.status !== 0) {
    throw new Complaint(
      `PostgreSQL could not make its files in ${place}: ${(run.stderr || run.error?.message || '').trim()}`,
    )
  }
  // Renamed last: an interrupted start leaves no cluster that looks complete.
  renameSync(unfinished, join(place, 'cluster'))
}

/**
 * The files of the database in `place`, made when missing.
 * @param {{ initdb: string, account?: { uid: number, gid: number }, place: string, durable: boolean }} options
 * @returns {{ cluster: string, password: string }}
 */
export function ensureCluster({ initdb, account, place, durable }) {
  const cluster = join(place, 'cluster')
  const isNew = !existsSync(cluster)
  if (!isNew && !existsSync(join(place, 'password'))) {
    throw new Complaint(`${join(place, 'password')} is missing, without it the database there cannot be opened.`)
  }
  const password = passwordOf(place)
  if (isNew) initialise({ initdb, account, place, password, durable })
  return { cluster, password }
}
