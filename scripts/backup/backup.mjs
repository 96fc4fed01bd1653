import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint, orOneLine } from '../complaint.mjs'
import { existingDatabase } from '../launch/data-dir.mjs'
import { inCheckout, runStep } from '../launch/checkout.mjs'

const USAGE = 'Use: npm run backup [-- --to FOLDER]'

/** A name that sorts by time and is allowed in every file system. */
const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

function readFolder(args) {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' } } })
    return values.to ?? `backups/${timestamp()}`
  } catch (error) {
    throw new Complaint(`${error.message.split('.')[0]}. ${USAGE}`)
  }
}

const backUp = (args) =>
  inCheckout(async ({ settings, env, callersFolder, signal, undo }) => {
    const folder = resolve(callersFolder, readFolder(args))
    if (existsSync(folder)) throw new Complaint(`${folder} exists already: a backup gets a folder of its own.`)
    const unfinished = `${folder}.unfinished`
    env.DATABASE_URL = await existingDatabase(settings, undo)
    const { code } = await runStep('scripts/backup/save.ts', [folder, unfinished], { env, signal }).finally(() =>
      rmSync(unfinished, { recursive: true, force: true }),
    )
    process.exitCode = code
  })

/** @param {string[]} args */
export const main = (args) => orOneLine(() => backUp(args))
