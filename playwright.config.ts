import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { blankSettings } from './scripts/test/blank-settings.mjs'

// The workers load this file too, and inherit what is chosen here.
process.env.CHROMIUM_PATH ??= execFileSync('node', ['scripts/test/browser-path.mjs'], { encoding: 'utf8' }).trim()
process.env.NEXT_PUBLIC_DEV_PAGES ??= 'on'
process.env.E2E_PORT ??= '3100'
process.env.E2E_PAGES_PORT ??= '3101'
process.env.E2E_DATA_DIR ??= temporaryFolder()

/**
 * For a run that `npm test` did not prepare; the servers have been stopped when this process ends. Playwright's loader cannot
 * read `scripts/test/throw-away-folder.mjs`, which makes the others.
 */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arrenda-e2e-'))
  // As root, the database's account must be able to enter it.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const server = (mode: string, port: string, path: string) => ({
  command: `node scripts/start.mjs ${mode}`,
  url: `http://localhost:${port}${path}`,
  env: {
    ...blankSettings(),
    PORT: port,
    DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', mode),
    DEMO_DATA: 'on',
    NEXT_PUBLIC_DEV_PAGES: 'on',
    CREDIT_QUERY_DELAY_MS: '0',
  },
  reuseExistingServer: false,
  // It may have to build first.
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
})

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores that there are at least: a test waits for its page a fifth of the time.
  workers: 3,
  // Generous: a slow machine must not fail a test.
  timeout: 120_000,
  // A run that hangs ends with its summary all the same.
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // Without it, a press that finds nothing waits for the end of its test, which then does not say what it waited for.
    actionTimeout: 30_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Without a locale, Chromium calls a file with an accent in its name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  globalSetup: './tests/e2e/setup/postgres.mjs',
  webServer: [server('serve', process.env.E2E_PORT, '/api/ready'), server('pages', process.env.E2E_PAGES_PORT, '/')],
  projects: [
    {
      name: 'mocked',
      testDir: 'tests/e2e/mocked',
      use: { baseURL: `http://localhost:${process.env.E2E_PAGES_PORT}` },
    },
    {
      name: 'full',
      testDir: 'tests/e2e/full',
      use: { baseURL: `http://localhost:${process.env.E2E_PORT}` },
    },
  ],
})
