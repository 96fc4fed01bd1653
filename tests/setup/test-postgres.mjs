import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.mjs'
import { stopOrphans } from '../../scripts/postgres/orphans.mjs'
import { takeLock } from '../../scripts/process/lock.mjs'
import { throwAwayFolder } from '../../scripts/test/throw-away-folder.mjs'

const BASE = join(throwAwayFolder(), `arrenda-test-${userInfo().uid}`)

function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Removes the leftovers of killed runs. */
async function sweepDeadRuns() {
  for (const name of readdirSync(BASE)) {
    const run = join(BASE, name)
    const age = Date.now() - (statSync(run, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    // A run that is just starting creates its folder before its lock.
    if (!exists(join(run, 'lock')) && age < 60_000) continue
    const lock = takeLock(join(run, 'lock'))
    if ('holder' in lock) continue
    if (exists(join(run, 'cluster'))) await stopOrphans(join(run, 'cluster'))
    rmSync(run, { recursive: true, force: true })
  }
}

/**
 * Starts one throw-away PostgreSQL for the whole test run, after removing the leftovers of killed runs.
 * @returns {Promise<{ url: string, port: number, pid: number, stop: () => Promise<void> }>}
 */
export async function startTestPostgres() {
  mkdirSync(BASE, { recursive: true })
  await sweepDeadRuns()
  const dir = mkdtempSync(join(BASE, 'run-'))
  const postgres = await startPostgres({ dir, durable: false })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
