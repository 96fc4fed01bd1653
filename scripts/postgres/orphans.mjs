import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Complaint } from '../complaint.mjs'
import { processIdentity } from '../process/identity.mjs'

/** The working directory of every PostgreSQL process is its data folder. */
function processesIn(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder && processIdentity(Number(pid)) !== undefined
      } catch {
        // The process ended, or is another user's.
        return false
      }
    })
    .map(Number)
}

function postmasterPid(cluster) {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    // No PostgreSQL runs on this cluster.
    return undefined
  }
}

function namedInPidFile(cluster) {
  const pid = postmasterPid(cluster)
  if (!pid) return []
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes(cluster) ? [pid] : []
}

function databaseProcesses(cluster) {
  return existsSync('/proc/self/cwd') ? processesIn(realpathSync(cluster)) : namedInPidFile(cluster)
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

async function goneWithin(cluster, milliseconds) {
  const deadline = Date.now() + milliseconds
  while (databaseProcesses(cluster).length > 0) {
    if (Date.now() > deadline) return false
    await wait(25)
  }
  return true
}

/**
 * Stops a server that a killed run left on these files, and deletes its pid file.
 * The caller holds the lock on the files, so no running process uses that server.
 * @param {string} cluster
 */
export async function stopOrphans(cluster) {
  const master = postmasterPid(cluster)
  if (master && databaseProcesses(cluster).includes(master)) signal(master, 'SIGINT')
  if (!(await goneWithin(cluster, 10_000))) {
    for (const pid of databaseProcesses(cluster)) signal(pid, 'SIGKILL')
    if (!(await goneWithin(cluster, 5_000))) {
      throw new Complaint(`A PostgreSQL that an earlier run left on ${cluster} does not stop: end it by hand.`)
    }
  }
  // Another program may have its pid by now, and PostgreSQL would refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
