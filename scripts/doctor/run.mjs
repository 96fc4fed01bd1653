import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, orOneLine } from '../complaint.mjs'
import { runToEnd } from '../launch/children.mjs'
import { ROOT } from '../launch/install.mjs'
import { launchSettings } from '../launch/settings.mjs'
import { runningDatabase, startPostgres } from '../postgres.mjs'
import { stopSignal } from '../process/stop-signal.mjs'

/** The database of the settings: the one in DATABASE_URL, or the embedded one, which is started unless it runs. */
async function databaseUrl({ embedded, dataDir }, undo) {
  if (!embedded) return process.env.DATABASE_URL
  const dir = join(dataDir, 'postgres')
  if (!existsSync(dir)) throw new Complaint(`There is no database in ${dataDir}: npm start makes one.`)
  const serving = runningDatabase(dir, 'arrenda')
  if (serving) return serving
  const postgres = await startPostgres({ dir })
  undo.defer(() => postgres.stop())
  return postgres.database('arrenda')
}

async function examine() {
  process.chdir(ROOT)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = await launchSettings(process.env)
  const undo = new AsyncDisposableStack()
  try {
    const env = { ...process.env, ...settings.serverEnv, NODE_ENV: 'production' }
    env.DATABASE_URL = await databaseUrl(settings, undo)
    const { ok, errors } = await runToEnd(['--import', 'tsx', 'scripts/doctor/run-checks.ts'], {
      env,
      signal: stopSignal(),
      quiet: false,
    })
    if (errors) throw new Complaint(errors)
    if (!ok) process.exitCode = 1
  } finally {
    await undo.disposeAsync()
  }
}

export const main = () => orOneLine(examine)
