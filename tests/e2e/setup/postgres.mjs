import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '../../setup/test-postgres.mjs'

/**
 * The database of the API that answers inside the test processes, and the folder of the demo data's files; each of them
 * gets its own copy of both.
 */
export default async function startDatabase() {
  const postgres = await startTestPostgres()
  const files = mkdtempSync(join(tmpdir(), 'arrenda-demo-files-'))
  process.env.TEST_POSTGRES_URL = postgres.url
  process.env.TEST_DEMO_FILES = files
  return async () => {
    await postgres.stop()
    rmSync(files, { recursive: true, force: true })
    examineServed()
  }
}

/** What must always hold holds of the database that the tests of `npm start` leave behind. */
function examineServed() {
  const dataDir = join(process.env.E2E_DATA_DIR ?? '', 'serve')
  if (!existsSync(join(dataDir, 'postgres'))) return
  const env = { ...process.env, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.mjs'], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The tests left a database that is not in order.\n${stdout}${stderr}`)
}
