import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Complaint } from '../complaint.mjs'
import { databaseEnvironment } from './cluster.mjs'

const START_LIMIT_MS = 60_000

/** @returns {Promise<number>} a free port on 127.0.0.1 */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}

function settings(port, durable, maxConnections) {
  return Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The server writes "ready" into its pid file, as pg_ctl expects. */
function isReady(cluster, pid) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    // Not started yet.
    return false
  }
}

function lastLogLines(logPath) {
  return readFileSync(logPath, 'utf8').trim().split('\n').slice(-3).join(' | ')
}

/**
 * Starts the server and waits until it is ready.
 * @param {{ program: string, account?: { uid: number, gid: number }, place: string, cluster: string, durable: boolean, maxConnections: number }} options
 */
export async function runServer({ program, account, place, cluster, durable, maxConnections }) {
  const port = await freePort()
  const logPath = join(place, 'postgres.log')
  const log = openSync(logPath, 'w', 0o600)
  const server = spawn(program, ['-D', cluster, ...settings(port, durable, maxConnections)], {
    ...account,
    cwd: place,
    env: databaseEnvironment,
    stdio: ['ignore', log, log],
    // A separate session: Ctrl-C reaches only the launcher, which stops the database last.
    detached: true,
  })
  closeSync(log)
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => server.once('close', () => resolve()))
  const failed = new Promise((_, reject) => server.once('error', reject))
  const deadline = Date.now() + START_LIMIT_MS
  while (!isReady(cluster, server.pid)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Complaint(`PostgreSQL did not start: ${lastLogLines(logPath)}`)
    }
    await Promise.race([wait(15), failed])
  }
  return { server, port, ended }
}
