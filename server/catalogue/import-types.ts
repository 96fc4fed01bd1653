import { refuseField } from '@/server/http/refusal'
import type { Tx } from '@/server/db/client'
import type { Form } from '@/server/http/form'
import { importCsv } from '@/server/http/import-csv'
import { byLines, type Saved } from '@/server/http/import-lines'
import type { Actor } from '@/services/auth/actor.rules'
import { PRODUCT_TYPE_SHEET, PROPERTY_TYPE_SHEET } from '@/services/catalogue/type-csv.rules'
import { PRODUCT_TYPE_FORM, PROPERTY_TYPE_FORM, type ProductTypeNames } from '@/services/catalogue/type-import.rules'
import type { NewProductType, PropertyTypeFields } from '@/services/catalogue/types.schema'
import { namesOf } from '@/services/http/cells.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { addProductType, editProductType } from './keep-product-types'
import { addPropertyType, editPropertyType } from './keep-property-types'
import { findProductTypeNamed } from './product-types.repository'
import { findPropertyTypeNamed } from './property-types.repository'
import { listAllSimulators } from './simulators.repository'

/**
 * Imports types of property from a CSV file, the same that the list gives: a line changes the type whose number it has, else
 * the one of its name, else it adds one. Refuses as `importCsv` does.
 */
export function importPropertyTypes(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = byLines<unknown, PropertyTypeFields>({
    form: PROPERTY_TYPE_FORM,
    titles: PROPERTY_TYPE_SHEET,
    names: () => Promise.resolve(null),
    find: async (tx, { name }) => (name ? findPropertyTypeNamed(tx, name) : undefined),
    create: (tx, body, note) => addPropertyType(tx, actor, body, note),
    change: (tx, id, change, note) => editPropertyType(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}

/** The same of kinds of product. A kind stays in its simulator: a line that says another one is refused. */
export function importProductTypes(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = byLines<ProductTypeNames, NewProductType>({
    form: PRODUCT_TYPE_FORM,
    titles: PRODUCT_TYPE_SHEET,
    names: async (tx) => ({ simulators: namesOf(await listAllSimulators(tx)) }),
    find: async (tx, { name }) => (name ? findProductTypeNamed(tx, name) : undefined),
    create: (tx, body, note) => addProductType(tx, actor, body, note),
    change: (tx, id, change, note) => editInItsSimulator(tx, actor, { id, change, note }),
  })
  return importCsv(importer, form)
}

type Edit = { id: number; change: Partial<NewProductType>; note: string }

async function editInItsSimulator(tx: Tx, actor: Actor, { id, change, note }: Edit): Promise<Saved> {
  const { simulator_id: simulatorId, ...named } = change
  const saved = await editProductType(tx, actor, { id, change: named, note })
  const { simulator } = saved.row
  if (simulatorId === undefined || simulatorId === simulator.id) return saved
  throw refuseField(
    'simulator_id',
    `Este tipo é do simulador “${simulator.name}” e não muda de simulador. Crie outro tipo.`,
  )
}
