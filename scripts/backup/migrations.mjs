import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { ROOT } from '../launch/install.mjs'

/** @returns {{ when: number, tag: string }[]} the migrations of this checkout, oldest first */
const journal = () => JSON.parse(readFileSync(join(ROOT, 'server/db/migrations/meta/_journal.json'), 'utf8')).entries

/**
 * The name of a migration of this checkout.
 * @param {number} when
 */
export const tagOf = (when) => journal().find((migration) => migration.when === when)?.tag

/**
 * Refuses a backup that this checkout has no way for: it is brought up to date from where it stood.
 * @param {{ when: number, tag?: string }} migration the newest one of the backup
 */
export function requireKnown({ when, tag }) {
  const migrations = journal()
  if (migrations.some((each) => each.when === when)) return
  const name = tag ?? new Date(when).toISOString()
  throw new Complaint(
    when > (migrations.at(-1)?.when ?? 0)
      ? `The backup is of a newer version: this checkout has no migration ${name}. Nothing was changed.`
      : `The backup is of another version: this checkout has no migration ${name}. Nothing was changed.`,
  )
}
