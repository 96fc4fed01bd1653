import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint, orOneLine } from '../complaint.mjs'
import { takeDataDir } from '../launch/data-dir.mjs'
import { startPostgres } from '../postgres.mjs'
import { checkBackup } from './manifest.mjs'
import { formatPace } from './measure.mjs'
import { requireKnown } from './migrations.mjs'
import { inCheckout, runStep } from '../launch/checkout.mjs'

const USAGE = 'Use: npm run restore -- FOLDER'

function readFolder(args) {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length === 1) return String(positionals[0])
  } catch (error) {
    throw new Complaint(`${error.message.split('.')[0]}. ${USAGE}`)
  }
  throw new Complaint(USAGE)
}

/** The key of the settings counts, as when the application starts; without one the backup's is stored. */
function placeForKey(folder, { SECRET_KEY }, { dataDir }) {
  if (!SECRET_KEY) return join(dataDir, 'secret.key')
  if (SECRET_KEY !== readFileSync(join(folder, 'secret.key'), 'utf8').trim()) {
    throw new Complaint(`SECRET_KEY is not the backup's: set it to what ${join(folder, 'secret.key')} holds.`)
  }
  return ''
}

async function emptyDatabase({ embedded, dataDir }, undo) {
  if (!embedded) return String(process.env.DATABASE_URL)
  const postgres = await startPostgres({ dir: join(dataDir, 'postgres'), log: (line) => console.info(line) })
  undo.defer(() => postgres.stop())
  return postgres.database('arrenda')
}

const restore = (args) =>
  inCheckout(async ({ settings, env, callersFolder, signal, undo }) => {
    const began = performance.now()
    const folder = resolve(callersFolder, readFolder(args))
    console.info('Checking the backup…')
    const { migration, createdAt, bytes } = await checkBackup(folder)
    requireKnown(migration)
    const keyPath = placeForKey(folder, process.env, settings)
    takeDataDir(settings, undo)
    env.DATABASE_URL = await emptyDatabase(settings, undo)
    const load = await runStep('scripts/backup/load.ts', [folder, String(migration.when), keyPath], { env, signal })
    if (load.code !== 0) throw new Complaint('The restore did not end well, see above.')
    const doctor = await runStep('scripts/doctor/run-checks.ts', [], { env, signal })
    if (doctor.code !== 0) throw new Complaint('The rows are restored, but the checks above fail.')
    console.info(`Restored what was saved at ${createdAt}: ${formatPace(bytes, performance.now() - began)}.`)
  })

/** @param {string[]} args */
export const main = (args) => orOneLine(() => restore(args))
