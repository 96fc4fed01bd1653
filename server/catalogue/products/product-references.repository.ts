import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  categories,
  equipmentUnits,
  orderItems,
  products,
  productTypes,
  properties,
  propertyTypes,
  quotationProducts,
  simulators,
} from '@/server/db/schema/index'

export const listCategoryChoices = (conn: Db) =>
  conn
    .select({ id: categories.id, title: categories.title })
    .from(categories)
    .orderBy(sql`${categories.title} collate "pt-BR-x-icu"`)

export const listProductTypeChoices = (conn: Db) =>
  conn
    .select({
      id: productTypes.id,
      name: productTypes.name,
      simulator: { id: simulators.id, name: simulators.name },
    })
    .from(productTypes)
    .innerJoin(simulators, eq(simulators.id, productTypes.simulatorId))
    .orderBy(asc(simulators.position), asc(productTypes.id))

export const listPropertyChoices = (conn: Db) =>
  conn
    .select({
      id: properties.id,
      name: properties.name,
      property_type: { id: propertyTypes.id, name: propertyTypes.name },
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.propertyTypeId))
    .where(eq(properties.active, true))
    .orderBy(asc(propertyTypes.name), asc(properties.position), asc(properties.id))

export type ProductReferences = { categoryId?: number; productTypeId?: number; propertyIds?: readonly number[] }

/** Which of these records exist, locked until the transaction ends. */
export async function lockProductReferences(
  tx: Tx,
  { categoryId, productTypeId, propertyIds = [] }: ProductReferences,
) {
  const held = { category: true, productType: true, properties: true }
  if (categoryId !== undefined) {
    const rows = await tx.select().from(categories).where(eq(categories.id, categoryId)).for('key share')
    held.category = rows.length === 1
  }
  if (productTypeId !== undefined) {
    const rows = await tx.select().from(productTypes).where(eq(productTypes.id, productTypeId)).for('key share')
    held.productType = rows.length === 1
  }
  if (propertyIds.length > 0) {
    const ids = [...new Set(propertyIds)]
    const rows = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(inArray(properties.id, ids))
      .orderBy(asc(properties.id))
      .for('key share')
    held.properties = rows.length === ids.length
  }
  return held
}

/** What refers to a product and prevents its deletion. */
export async function countProductReferences(tx: Tx, productId: number) {
  const [row] = await tx
    .select({
      units: sql<number>`(select count(*)::int from ${equipmentUnits} u where u.product_id = ${productId})`,
      orders: sql<number>`(select count(distinct i.order_id)::int from ${orderItems} i where i.product_id = ${productId})`,
      quotations: sql<number>`(select count(*)::int from ${quotationProducts} q where q.product_id = ${productId})`,
    })
    .from(products)
    .where(eq(products.id, productId))
  return row ?? { units: 0, orders: 0, quotations: 0 }
}
