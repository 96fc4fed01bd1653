import type { Form } from '@/server/http/form'
import { importCsv } from '@/server/http/import-csv'
import { byLines } from '@/server/http/import-lines'
import type { Actor } from '@/services/auth/actor.rules'
import { SERVICE_PACKAGE_SHEET } from '@/services/catalogue/service-package-csv.rules'
import { PACKAGE_FORM, type PlacedPackage } from '@/services/catalogue/service-package-import.rules'
import type { SimulatorNames } from '@/services/catalogue/simulator-cell.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { refuseOtherSimulator } from './offer-checks'
import { addPackage, editPackage } from './save-service-package'
import { toManagedPackage } from './service-packages.mapper'
import { findPackageOf } from './service-packages.repository'
import { listAllSimulators } from './simulators.repository'

/**
 * Imports service packages from a CSV file, the same that the list gives: a line changes the package whose number it has,
 * else the one of its simulator that is called so, else it adds one. A package stays in its simulator; its order there may
 * change, and with it what new simulations begin with. Refuses as `importCsv` does.
 */
export function importPackages(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = byLines<SimulatorNames, PlacedPackage>({
    form: PACKAGE_FORM,
    titles: SERVICE_PACKAGE_SHEET,
    names: async (tx) => ({ simulators: namesOf(await listAllSimulators(tx)) }),
    find: async (tx, { simulator_id, name }) =>
      simulator_id && name ? findPackageOf(tx, simulator_id, name) : undefined,
    create: (tx, body, note) => addPackage(tx, actor, body, note),
    change: async (tx, id, { simulator_id, ...change }, note) => {
      const saved = await editPackage(tx, actor, { id, change, note })
      const { simulator } = toManagedPackage(saved.row)
      refuseOtherSimulator({ what: 'pacote', simulator }, simulator_id)
      return saved
    },
  })
  return importCsv(importer, form)
}
