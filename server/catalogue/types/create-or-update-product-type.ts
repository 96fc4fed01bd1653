import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewProductType, ProductType, ProductTypeChange } from '@/services/catalogue/types/types.schema'
import { must } from '@/services/invariant/must.rules'
import { unknownSimulator } from '../offer-checks'
import {
  findProductTypeRow,
  insertProductTypeRow,
  isProductTypeNameTaken,
  lockProductTypes,
  lockSimulator,
  updateProductTypeRow,
} from './product-types.repository'
import { toProductType, toProductTypeRecord } from './types.mapper'

/** Refuses 400 for a simulator that does not exist, 409 for a name that another kind has. */
export const createProductType = (actor: Actor, sent: NewProductType): Promise<ProductType> =>
  transaction(async (tx) => toProductType((await createProductTypeIn(tx, actor, sent)).row))

/** The same inside a transaction; `note` is stored in the history. */
export async function createProductTypeIn(tx: Tx, actor: Actor, sent: NewProductType, note?: string) {
  const { simulator_id: simulatorId, name, plural_name: pluralName } = sent
  if (!(await lockSimulator(tx, simulatorId))) throw unknownSimulator()
  if (await isProductTypeNameTaken(tx, name)) throw nameTaken()
  const id = await insertProductTypeRow(tx, { simulatorId, name, pluralName })
  if (id === undefined) throw nameTaken()
  const row = must(await findProductTypeRow(tx, id), 'product type')
  const after = toProductTypeRecord(row)
  await recordEvent(tx, actor, { model: 'product_type', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/** Changes the name and, where it is named, the plural. Refuses 404, and 409 for a name that another kind has. */
export const updateProductType = (actor: Actor, id: number, change: ProductTypeChange): Promise<ProductType> =>
  transaction(async (tx) => toProductType((await updateProductTypeIn(tx, actor, { id, change })).row))

type ProductTypeUpdate = { id: number; change: Partial<ProductTypeChange>; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updateProductTypeIn(tx: Tx, actor: Actor, { id, change, note }: ProductTypeUpdate) {
  orNotFound((await lockProductTypes(tx, [id]))[0])
  const row = must(await findProductTypeRow(tx, id), 'product type')
  const { name, pluralName } = row.productType
  const fields = { name: change.name ?? name, pluralName: change.plural_name ?? pluralName }
  const before = toProductTypeRecord(row)
  const after = { ...before, name: fields.name, plural_name: fields.pluralName }
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    if ((await isProductTypeNameTaken(tx, fields.name, id)) || !(await updateProductTypeRow(tx, id, fields)))
      throw nameTaken()
    await recordEvent(tx, actor, {
      model: 'product_type',
      objectId: id,
      action: 'changed',
      message: note,
      before,
      after,
    })
  }
  return { id, row: must(await findProductTypeRow(tx, id), 'product type'), before, after }
}

const nameTaken = () => refuseField('name', 'Já existe um tipo de produto com esse nome.', 'conflict')
