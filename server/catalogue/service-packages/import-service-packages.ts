import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines } from '@/server/http/csv/import-lines'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import type { SimulatorNames } from '@/services/catalogue/cells.rules'
import {
  SERVICE_PACKAGE_FILE,
  SERVICE_PACKAGE_LINE_FORMAT,
  type ServicePackageLine,
} from '@/services/catalogue/service-packages/service-package-file.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { refuseOtherSimulator } from '../offer-checks'
import { listEverySimulator } from '../simulators/simulators.repository'
import { createServicePackageIn, updateServicePackageIn } from './create-or-update-service-package'
import { toManagedServicePackage } from './service-packages.mapper'
import { findServicePackageByName } from './service-packages.repository'

/**
 * Imports service packages from a CSV file, the same that the list gives: a line changes the package whose number it
 * has, else the one of its simulator that is called so, else it adds one. A package stays in its simulator; its order
 * there may change, and with it what new simulations begin with. Refuses as `importCsv` does.
 */
export function importServicePackages(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<SimulatorNames, ServicePackageLine>({
    form: SERVICE_PACKAGE_LINE_FORMAT,
    titles: SERVICE_PACKAGE_FILE.sheet,
    names: async (tx) => ({ simulators: namesOf(await listEverySimulator(tx)) }),
    find: async (tx, { simulator_id, name }) =>
      simulator_id && name ? findServicePackageByName(tx, simulator_id, name) : undefined,
    create: (tx, body, note) => createServicePackageIn(tx, actor, body, note),
    change: async (tx, id, { simulator_id, ...change }, note) => {
      const saved = await updateServicePackageIn(tx, actor, { id, change, note })
      const { simulator } = toManagedServicePackage(saved.row)
      refuseOtherSimulator({ what: 'pacote', simulator }, simulator_id)
      return saved
    },
  })
  return importCsv(importer, form)
}
