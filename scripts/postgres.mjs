import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'

import { Complaint } from './complaint.mjs'
import { databaseAccount } from './postgres/account.mjs'
import { databasePrograms } from './postgres/binaries.mjs'
import { ensureCluster, SUPERUSER } from './postgres/cluster.mjs'
import { stopOrphans } from './postgres/orphans.mjs'
import { placeForCluster } from './postgres/place.mjs'
import { runServer } from './postgres/server.mjs'
import { lockHolder, takeLock } from './process/lock.mjs'

async function ensureDatabase(maintenanceUrl, url) {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client(maintenanceUrl)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
    return url
  } finally {
    await client.end()
  }
}

/**
 * The address of a database on the server that another running process has started on `dir`.
 * @param {string} dir
 * @param {string} database
 * @returns {string | undefined} undefined when none runs there
 */
export function runningDatabase(dir, database) {
  const place = placeForCluster(dir, databaseAccount())
  if (!lockHolder(`${place}/lock`)) return undefined
  // PostgreSQL writes its port into the fourth line of its pid file.
  const port = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(place, 'password'), 'utf8').trim()
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Starts a real PostgreSQL with its files in `dir`, on a free port of 127.0.0.1.
 * Stops a server that a killed run left on the same files first; refuses files that a running process uses.
 * @param {{ dir: string, log?: (line: string) => void, durable?: boolean, maxConnections?: number }} options
 *   durable: false gives up crash safety for speed, for tests only
 * @returns {Promise<{ url: string, port: number, pid: number, ended: Promise<void>, database: (name: string) => Promise<string>, stop: () => Promise<void> }>}
 *   url: of the maintenance database `postgres`; database: creates the named one if missing and returns its address
 */
export async function startPostgres({ dir, log = () => {}, durable = true, maxConnections = 200 }) {
  const account = databaseAccount()
  const place = placeForCluster(dir, account)
  if (place !== resolve(dir)) log(`The account "postgres" may not enter ${dir}: the database's files are in ${place}.`)
  const lock = takeLock(`${place}/lock`)
  if ('holder' in lock) throw new Complaint(`The database in ${dir} is in use by process ${lock.holder.pid}.`)
  try {
    const programs = databasePrograms(account)
    const { cluster, password } = ensureCluster({ initdb: programs.initdb, account, place, durable })
    await stopOrphans(cluster)
    const run = await runServer({ program: programs.postgres, account, place, cluster, durable, maxConnections })
    const urlOf = (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${run.port}/${database}`
    return {
      url: urlOf('postgres'),
      port: run.port,
      pid: Number(run.server.pid),
      ended: run.ended,
      database: (name) => ensureDatabase(urlOf('postgres'), urlOf(name)),
      async stop() {
        // Fast shutdown: ends sessions, writes everything, leaves nothing to recover.
        run.server.kill(durable ? 'SIGINT' : 'SIGQUIT')
        await run.ended
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
