import type { Tx } from '@/server/db/client'
import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines, type SavedRow } from '@/server/http/csv/import-lines'
import { refuseField } from '@/server/http/refusal'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import type { SimulatorNames } from '@/services/catalogue/cells.rules'
import {
  PRODUCT_TYPE_FILE,
  PRODUCT_TYPE_LINE_FORMAT,
  PROPERTY_TYPE_FILE,
  PROPERTY_TYPE_LINE_FORMAT,
} from '@/services/catalogue/types/type-files.rules'
import type { NewProductType, PropertyTypeFields } from '@/services/catalogue/types/types.schema'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { listEverySimulator } from '../simulators/simulators.repository'
import { createProductTypeIn, updateProductTypeIn } from './create-or-update-product-type'
import { createPropertyTypeIn, updatePropertyTypeIn } from './create-or-update-property-type'
import { findProductTypeByName } from './product-types.repository'
import { findPropertyTypeByName } from './property-types.repository'

/**
 * Imports property types from a CSV file, the same that the list gives: a line changes the type whose number it has,
 * else the one of its name, else it adds one. Refuses as `importCsv` does.
 */
export function importPropertyTypes(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<unknown, PropertyTypeFields>({
    form: PROPERTY_TYPE_LINE_FORMAT,
    titles: PROPERTY_TYPE_FILE.sheet,
    names: () => Promise.resolve(null),
    find: async (tx, { name }) => (name ? findPropertyTypeByName(tx, name) : undefined),
    create: (tx, body, note) => createPropertyTypeIn(tx, actor, body, note),
    change: (tx, id, change, note) => updatePropertyTypeIn(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}

/** The same of product types. A kind stays in its simulator: a line that says another one is refused. */
export function importProductTypes(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<SimulatorNames, NewProductType>({
    form: PRODUCT_TYPE_LINE_FORMAT,
    titles: PRODUCT_TYPE_FILE.sheet,
    names: async (tx) => ({ simulators: namesOf(await listEverySimulator(tx)) }),
    find: async (tx, { name }) => (name ? findProductTypeByName(tx, name) : undefined),
    create: (tx, body, note) => createProductTypeIn(tx, actor, body, note),
    change: (tx, id, change, note) => updateInItsSimulator(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}

type ProductTypeLineUpdate = { id: number; change: Partial<NewProductType>; note: string }

async function updateInItsSimulator(
  tx: Tx,
  actor: Actor,
  { id, change, note }: ProductTypeLineUpdate,
): Promise<SavedRow> {
  const { simulator_id: simulatorId, ...named } = change
  const saved = await updateProductTypeIn(tx, actor, { id, change: named, note })
  const { simulator } = saved.row
  if (simulatorId === undefined || simulatorId === simulator.id) return saved
  throw refuseField(
    'simulator_id',
    `Este tipo é do simulador “${simulator.name}” e não muda de simulador. Crie outro tipo.`,
  )
}
