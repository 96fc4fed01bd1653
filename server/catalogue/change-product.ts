import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { attachPictures } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedProduct, ProductChange } from '@/services/catalogue/products.schema'
import { anotherByNow } from './another-by-now'
import { readManagedProduct } from './list-managed-products'
import { omieCodeIsTaken, requireParts } from './product-refusals'
import { toProductFields, toProductRecord } from './products.mapper'
import { listPropertiesOf, lockProducts, setProperties, updateProduct } from './products.repository'

/**
 * Changes what the body names of a product; `{active: false}` takes it out of the simulator and leaves carts and orders
 * as they are. What changes nothing leaves no trace.
 * Refuses 404, 409 with the product as it is now when the body names another version of it than the last, 400 for a category, kind, property or picture that does not exist, 409 for an Omie code that is taken.
 */
export async function changeProduct(actor: Actor, id: number, body: ProductChange): Promise<ManagedProduct> {
  await transaction(async (tx) => {
    const row = orNotFound((await lockProducts(tx, [id]))[0])
    const fields = toProductFields(body)
    const hadIds = (await listPropertiesOf(tx, id)).map((property) => property.id)
    const hasIds = body.property_ids ? [...new Set(body.property_ids)] : hadIds
    const before = toProductRecord(row, sorted(hadIds))
    const after = toProductRecord({ ...row, ...fields }, sorted(hasIds))
    if (JSON.stringify(after) === JSON.stringify(before)) return
    if (body.version !== undefined && body.version !== row.version) {
      throw await anotherByNow(tx, 'product', id, await readManagedProduct(id, tx))
    }
    await requireParts(tx, body)
    await attachPictures(
      tx,
      (body.images ?? []).map(({ src }) => src),
    )
    if (!(await updateProduct(tx, id, fields))) omieCodeIsTaken()
    if (body.property_ids) await setProperties(tx, id, hasIds)
    await record(tx, actor, { model: 'product', objectId: id, action: actionOf(body), before, after })
  })
  return readManagedProduct(id)
}

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b)

function actionOf({ active, ...others }: ProductChange): string {
  if (active === undefined || Object.keys(others).some((name) => name !== 'version')) return 'changed'
  return active ? 'activated' : 'deactivated'
}
