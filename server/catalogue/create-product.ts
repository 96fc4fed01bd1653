import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { attachPictures } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedProduct, NewProduct } from '@/services/catalogue/products.schema'
import { readManagedProduct } from './list-managed-products'
import { omieCodeIsTaken, requireParts } from './product-refusals'
import { toProductFields, toProductRecord } from './products.mapper'
import { insertProduct, setProperties } from './products.repository'

/**
 * Adds a product to the catalogue; an active one is offered from this moment on.
 * Refuses 400 for a category, kind, property or picture that does not exist, 409 for an Omie code that is taken.
 */
export async function createProduct(actor: Actor, body: NewProduct): Promise<ManagedProduct> {
  const id = await transaction(async (tx) => {
    await requireParts(tx, body)
    await attachPictures(
      tx,
      (body.images ?? []).map(({ src }) => src),
    )
    const row = (await insertProduct(tx, { ...toProductFields(body), ...neededOf(body) })) ?? omieCodeIsTaken()
    const propertyIds = [...new Set(body.property_ids)]
    await setProperties(tx, row.id, propertyIds)
    const after = toProductRecord(row, propertyIds)
    await record(tx, actor, { model: 'product', objectId: row.id, action: 'created', after })
    return row.id
  })
  return readManagedProduct(id)
}

const neededOf = (body: NewProduct) => ({
  name: body.name,
  model: body.model,
  title: body.title,
  description: body.description,
  price: body.price,
  categoryId: body.category_id,
  productTypeId: body.product_type_id,
})
