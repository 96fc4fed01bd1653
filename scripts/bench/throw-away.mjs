import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startPostgres } from '../postgres.mjs'
import { makeThrowAwayFolder } from '../test/throw-away-folder.mjs'

export const SECRET_KEY = 'of-a-bench-that-is-thrown-away-0123'

/**
 * Runs some work on a throw-away PostgreSQL.
 * @param {(databaseUrl: string) => Promise<void>} work
 */
export async function onThrowAway(work) {
  const dir = makeThrowAwayFolder('arrenda-bench', tmpdir())
  const postgres = await startPostgres({ dir })
  try {
    await work(await postgres.database('bench'))
  } finally {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * Runs a measurement on a throw-away PostgreSQL and exits with its code.
 * @param {string} script
 */
export const measureOnThrowAway = (script) =>
  onThrowAway(async (databaseUrl) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY }
    const [code] = await once(spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: 'inherit' }), 'exit')
    process.exitCode = code
  })
