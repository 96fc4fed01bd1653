import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.mjs'

/**
 * Runs a measurement on a PostgreSQL of its own that is thrown away, and ends as it does.
 * @param {string} script
 */
export async function measureOnThrowAway(script) {
  const dir = mkdtempSync(join(tmpdir(), 'arrenda-bench-'))
  // As root, the database's account must be able to enter it.
  chmodSync(dir, 0o711)
  const postgres = await startPostgres({ dir })
  try {
    const env = {
      ...process.env,
      DATABASE_URL: await postgres.database('bench'),
      SECRET_KEY: 'of-a-bench-that-is-thrown-away-0123',
    }
    const [code] = await once(spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: 'inherit' }), 'exit')
    process.exitCode = code
  } finally {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
