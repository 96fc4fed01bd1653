import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startIngest } from '@/tests/monitoring/ingest'

/**
 * Starts the product as `npm start` serves it, from the build of the other servers, with its own error-reporting
 * service: the DSN is a setting of the start. It uses a free port and an empty database.
 */
export async function startReportingServer() {
  const ingest = await startIngest()
  const dataDir = await mkdtemp(join(tmpdir(), 'arrenda-reporting-'))
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: 'off',
      API_DOCS: 'on',
      // The same as for the other servers of the run, which share the build.
      NEXT_PUBLIC_DEV_PAGES: 'on',
      SENTRY_DSN: ingest.dsn,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(launcher, 'exit')
  const address = await Promise.race([addressOf(launcher.stdout, launcher.stderr), ended.then(() => undefined)])
  if (!address) throw new Error('The server ended before it was ready')
  return {
    address,
    ingest,
    stop: async () => {
      launcher.kill('SIGTERM')
      await ended
      await ingest.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address that the launcher prints once it is ready. */
function addressOf(out: NodeJS.ReadableStream, errors: NodeJS.ReadableStream): Promise<string> {
  errors.on('data', (text: Buffer) => process.stderr.write(text))
  let said = ''
  return new Promise((resolve) => {
    out.on('data', (text: Buffer) => {
      said += text.toString()
      const address = /Arrenda is at (http:\/\/\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
}

export type ReportingServer = Awaited<ReturnType<typeof startReportingServer>>
