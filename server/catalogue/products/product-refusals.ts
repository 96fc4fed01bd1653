import type { Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { ProductChange } from '@/services/catalogue/products/products.schema'
import { lockProductReferences } from './product-references.repository'

/** Refuses 400, field by field, for a category, a kind or a property that does not exist. */
export async function requireProductReferences(tx: Tx, body: ProductChange): Promise<void> {
  const held = await lockProductReferences(tx, {
    categoryId: body.category_id,
    productTypeId: body.product_type_id,
    propertyIds: body.property_ids,
  })
  const fields = {
    ...(!held.category && { category_id: ['Essa categoria não existe mais. Escolha outra.'] }),
    ...(!held.productType && { product_type_id: ['Esse tipo de produto não existe mais. Escolha outro.'] }),
    ...(!held.properties && { property_ids: ['Uma das propriedades não existe mais. Escolha de novo.'] }),
  }
  const errors = Object.values(fields).flat()
  if (errors.length > 0) throw new Refusal('invalid', { errors, fields })
}

export function refuseTakenOmieCode(): never {
  throw refuseField('omie_code', 'Outro produto já tem esse código Omie.', 'conflict')
}
