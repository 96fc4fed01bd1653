import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines } from '@/server/http/csv/import-lines'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import type { UpgradeNames } from '@/services/catalogue/upgrades/upgrade-fields.rules'
import { UPGRADE_FILE, UPGRADE_LINE_FORMAT } from '@/services/catalogue/upgrades/upgrade-file.rules'
import type { NewUpgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import { namesOf, numberedNamesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { createUpgradeIn, updateUpgradeIn } from './create-or-update-upgrade'
import { findUpgradeByName } from './upgrade-changes.repository'
import { listProductNames, listProductTypeChoices } from './upgrades.repository'

/**
 * Imports upgrades from a CSV file, the same that the list gives: a line changes the upgrade whose number it has, else
 * the one of its name, else it adds one. Refuses as `importCsv` does.
 */
export function importUpgrades(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<UpgradeNames, NewUpgrade>({
    form: UPGRADE_LINE_FORMAT,
    titles: UPGRADE_FILE.sheet,
    names: async (tx) => ({
      productTypes: namesOf(await listProductTypeChoices(tx)),
      products: numberedNamesOf(await listProductNames(tx)),
    }),
    find: async (tx, { name }) => (name ? findUpgradeByName(tx, name) : undefined),
    create: (tx, body, note) => createUpgradeIn(tx, actor, body, note),
    change: (tx, id, change, note) => updateUpgradeIn(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}
