import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import type { Specification } from '@/server/db/schema/catalogue'
import { products, upgradeProducts, upgradeProductTypes, upgrades } from '@/server/db/schema/index'

/** SQL condition that an upgrade applies to a product, directly or by its type; the query must contain both tables. */
export const appliesTo = (upgrade: typeof upgrades, product: typeof products): SQL<boolean> => sql<boolean>`(
  exists (select 1 from ${upgradeProducts} up where up.upgrade_id = ${upgrade.id} and up.product_id = ${product.id})
  or exists (select 1 from ${upgradeProductTypes} ut
    where ut.upgrade_id = ${upgrade.id} and ut.product_type_id = ${product.productTypeId}))`

/** What is meant for some products, in the order in which it is shown; with the products and what they have. */
export function listOfferedUpgradeRows(db: Db, productIds: readonly number[]) {
  return db
    .select({
      upgrade: upgrades,
      products: sql<{ id: number; specifications: Specification[] }[]>`json_agg(
        json_build_object('id', ${products.id}, 'specifications', ${products.technicalSpecifications}) order by ${products.id})`,
    })
    .from(upgrades)
    .innerJoin(products, and(inIds(products.id, productIds), appliesTo(upgrades, products)))
    .where(eq(upgrades.active, true))
    .groupBy(upgrades.id)
    .orderBy(asc(upgrades.position), asc(upgrades.id))
}
