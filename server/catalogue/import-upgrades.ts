import type { Form } from '@/server/http/form'
import { importCsv } from '@/server/http/import-csv'
import { byLines } from '@/server/http/import-lines'
import type { Actor } from '@/services/auth/actor.rules'
import { UPGRADE_SHEET } from '@/services/catalogue/upgrade-csv.rules'
import { UPGRADE_FORM, type UpgradeNames } from '@/services/catalogue/upgrade-import.rules'
import type { NewUpgrade } from '@/services/catalogue/upgrades.schema'
import { namesOf, numberedNamesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { addUpgrade, editUpgrade } from './save-upgrade'
import { findUpgradeNamed } from './upgrade-changes.repository'
import { listProductNames, listTypeChoices } from './upgrades.repository'

/**
 * Imports upgrades from a CSV file, the same that the list gives: a line changes the upgrade whose number it has, else the
 * one of its name, else it adds one. Refuses as `importCsv` does.
 */
export function importUpgrades(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = byLines<UpgradeNames, NewUpgrade>({
    form: UPGRADE_FORM,
    titles: UPGRADE_SHEET,
    names: async (tx) => ({
      productTypes: namesOf(await listTypeChoices(tx)),
      products: numberedNamesOf(await listProductNames(tx)),
    }),
    find: async (tx, { name }) => (name ? findUpgradeNamed(tx, name) : undefined),
    create: (tx, body, note) => addUpgrade(tx, actor, body, note),
    change: (tx, id, change, note) => editUpgrade(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}
