import { record } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { found, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { namedReferences } from '@/services/catalogue/references.rules'
import type { NewProductType, ProductType, ProductTypeChange } from '@/services/catalogue/types.schema'
import { toProductTypeDetail } from './catalogue.mapper'
import { refuseField } from './field-refusal'
import {
  deleteProductType,
  findProductType,
  holdSimulator,
  insertProductType,
  isOnlyProductType,
  listCountedProductTypes,
  lockProductType,
  productTypeIsTaken,
  updateProductType,
  type CountedProductTypeRow,
  type ProductTypeFields,
} from './product-types.repository'

/** Every kind of product with its simulator and how many products there are of it. */
export const readProductTypes = async (): Promise<ProductType[]> =>
  (await listCountedProductTypes(db())).map(toProductType)

/** Refuses 400 for a simulator that does not exist, 409 for a name that another kind has. */
export async function createProductType(actor: Actor, sent: NewProductType): Promise<ProductType> {
  const { simulator_id: simulatorId, name, plural_name: pluralName } = sent
  return transaction(async (tx) => {
    const simulator = await holdSimulator(tx, simulatorId)
    if (!simulator) throw refuseField('simulator_id', 'Esse simulador não existe mais. Escolha outro.')
    if (await productTypeIsTaken(tx, name)) throw taken()
    const id = await insertProductType(tx, { simulatorId, name, pluralName })
    if (id === undefined) throw taken()
    const after = { ...toRecord({ name, pluralName }), simulator: simulator.name }
    await record(tx, actor, { ...eventOf(id), action: 'created', after })
    return toProductType(found(await findProductType(tx, id)))
  })
}

/** Changes the name and, where it is named, the plural. Refuses 404, and 409 for a name that another kind has. */
export async function changeProductType(actor: Actor, id: number, sent: ProductTypeChange): Promise<ProductType> {
  return transaction(async (tx) => {
    const row = found(await lockProductType(tx, id))
    const fields = { name: sent.name, pluralName: sent.plural_name ?? row.pluralName }
    const [before, after] = [toRecord(row), toRecord(fields)]
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      if ((await productTypeIsTaken(tx, fields.name, id)) || !(await updateProductType(tx, id, fields))) throw taken()
      await record(tx, actor, { ...eventOf(id), action: 'changed', before, after })
    }
    return toProductType(found(await findProductType(tx, id)))
  })
}

/**
 * Refuses 404, and 409 with how many products there are of the kind, or when it is the only one of a simulator on offer:
 * that would have nothing to show.
 */
export async function removeProductType(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { simulator } = found(await findProductType(tx, id))
    const held = found(await holdSimulator(tx, simulator.id))
    const row = found(await lockProductType(tx, id))
    const { productsCount } = found(await findProductType(tx, id))
    const what = namedReferences([{ count: productsCount, one: 'produto desse tipo', many: 'produtos desse tipo' }])
    if (what) throw kept(`“${row.name}” não pode ser excluído: há ${what}. Escolha antes outro tipo para o que é dele.`)
    if (held.active && (await isOnlyProductType(tx, row))) {
      throw kept(
        `“${row.name}” é o único tipo de produto do simulador “${held.name}”, que está ativo. Crie outro antes ou desative o simulador.`,
      )
    }
    await deleteProductType(tx, id)
    await record(tx, actor, { ...eventOf(id), action: 'deleted', before: { ...toRecord(row), simulator: held.name } })
  })
}

const toProductType = ({ productsCount, ...row }: CountedProductTypeRow): ProductType => ({
  ...toProductTypeDetail(row),
  products_count: productsCount,
})

const toRecord = ({ name, pluralName }: ProductTypeFields) => ({ name, plural_name: pluralName })

const eventOf = (id: number) => ({ model: 'product_type', objectId: id })

const taken = () => refuseField('name', 'Já existe um tipo de produto com esse nome.', 'conflict')

const kept = (sentence: string): Refusal => new Refusal('conflict', { errors: [sentence] })
