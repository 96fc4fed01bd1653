import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { attachPictures } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedProduct, NewProduct } from '@/services/catalogue/products/products.schema'
import { getManagedProduct } from './list-managed-products'
import { refuseTakenOmieCode, requireProductReferences } from './product-refusals'
import { toProductColumns, toProductRecord } from './products.mapper'
import { insertProductRow, setProductProperties } from './products.repository'

/**
 * Creates a product; an active one is offered at once.
 * Refuses 400 for a category, kind, property or picture that does not exist, 409 for an Omie code that is taken.
 */
export async function createProduct(actor: Actor, body: NewProduct): Promise<ManagedProduct> {
  const id = await transaction(async (tx) => {
    await requireProductReferences(tx, body)
    await attachPictures(
      tx,
      (body.images ?? []).map(({ src }) => src),
    )
    const row = (await insertProductRow(tx, toProductColumns(body))) ?? refuseTakenOmieCode()
    const propertyIds = [...new Set(body.property_ids)]
    await setProductProperties(tx, row.id, propertyIds)
    const after = toProductRecord(row, propertyIds)
    await recordEvent(tx, actor, { model: 'product', objectId: row.id, action: 'created', after })
    return row.id
  })
  return getManagedProduct(id)
}
