import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { runningDatabase, startPostgres } from '../postgres.mjs'
import { takeLock } from '../process/lock.mjs'

/**
 * Refuses a second owner of the embedded database; several servers may share an external one.
 * @param {{ dataDir: string, address: string, embedded: boolean }} settings
 * @param {AsyncDisposableStack} undo
 */
export function takeDataDir({ dataDir, address, embedded }, undo) {
  if (!embedded) return
  const lock = takeLock(join(dataDir, 'launcher.lock'), address)
  if ('holder' in lock) {
    throw new Complaint(
      `Arrenda already runs on ${dataDir}: ${lock.holder.note} (process ${lock.holder.pid}). Stop it, or choose another PORT and DATA_DIR.`,
    )
  }
  undo.defer(() => lock.release())
}

/**
 * The database of the settings: the one in DATABASE_URL, or the embedded one, which is started unless it runs.
 * @param {{ embedded: boolean, dataDir: string }} settings
 * @param {AsyncDisposableStack} undo
 * @returns {Promise<string>} its address
 */
export async function existingDatabase({ embedded, dataDir }, undo) {
  if (!embedded) return String(process.env.DATABASE_URL)
  const dir = join(dataDir, 'postgres')
  if (!existsSync(dir)) throw new Complaint(`There is no database in ${dataDir}: npm start makes one.`)
  const serving = runningDatabase(dir, 'arrenda')
  if (serving) return serving
  const postgres = await startPostgres({ dir })
  undo.defer(() => postgres.stop())
  return postgres.database('arrenda')
}
