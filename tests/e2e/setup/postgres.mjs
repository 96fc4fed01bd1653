import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '../../setup/test-postgres.mjs'

/** Starts the database for the API in the test processes, and creates the folder for demo files; each copies both. */
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

/** Runs the doctor on the database that the tests of `npm start` leave behind. */
function examineServed() {
  const dataDir = join(process.env.E2E_DATA_DIR ?? '', 'serve')
  if (!existsSync(join(dataDir, 'postgres'))) return
  const env = { ...process.env, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.mjs'], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The tests left a database that is not in order.\n${stdout}${stderr}`)
}
