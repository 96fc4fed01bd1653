import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase } from '../../setup/test-databases.mjs'

export interface ApiInProcess {
  fetch: (request: Request) => Promise<Response>
  stop: () => Promise<void>
}

/**
 * Starts the real API in this process, on its own copy of the demo data. Unlike a mock, it cannot drift. Its settings
 * must be set before it is loaded, hence the late imports.
 */
export async function startApi(): Promise<ApiInProcess> {
  const demoFiles = process.env.TEST_DEMO_FILES ?? ''
  // The first worker that requests the demo data creates it, with its files in this folder.
  process.env.DATA_DIR = demoFiles
  const database = await cloneDatabase(process.env.TEST_POSTGRES_URL ?? '', 'demo')
  const dataDir = mkdtempSync(join(tmpdir(), 'arrenda-mocked-'))
  cpSync(demoFiles, dataDir, { recursive: true })
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a-secret-for-tests-only-0123456789',
    CREDIT_QUERY_DELAY_MS: '0',
    PIX_KEY: '11222333000181',
    PIX_NAME: 'ARRENDA LOCACAO LTDA',
    PIX_CITY: 'SAO PAULO',
  })
  const { createApp } = await import('@/server/app')
  const { boot, shutDown } = await import('@/server/boot')
  const { runChecks: examine } = await import('@/server/doctor/doctor.service')
  await boot()
  const app = createApp()
  return {
    fetch: async (request) => app.fetch(request),
    stop: async () => {
      const findings = await examine()
      await shutDown()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
      if (findings.length > 0)
        throw new Error(`The tests left a database that is not in order: ${JSON.stringify(findings)}`)
    },
  }
}
