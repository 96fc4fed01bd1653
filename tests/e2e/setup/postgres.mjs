import { mkdtempSync, rmSync } from 'node:fs'
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
  }
}
