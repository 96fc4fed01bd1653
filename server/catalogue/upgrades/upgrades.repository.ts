import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import {
  orderUpgrades,
  products,
  productTypes,
  productUpgradeItems,
  quotations,
  upgradeProducts,
  upgradeProductTypes,
  upgrades,
} from '@/server/db/schema/index'
import type { UpgradeOrdering } from '@/services/catalogue/orderings.rules'
import type { UpgradeListQuery } from '@/services/catalogue/upgrades/upgrades.schema'
import { appliesTo } from './offered-upgrades.repository'

type UpgradeFilters = Omit<UpgradeListQuery, 'page' | 'page_size' | 'ordering'> & { ids?: readonly number[] }
type UpgradeRowQuery = UpgradeFilters & { ordering?: UpgradeOrdering }
type NamedRow = { id: number; name: string }

const targetTypes = sql<NamedRow[]>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id)
  from ${upgradeProductTypes} ut join ${productTypes} t on t.id = ut.product_type_id
  where ut.upgrade_id = upgrades.id), '[]')`
const targetProducts = sql<NamedRow[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name collate "pt-BR-x-icu", p.id)
  from ${upgradeProducts} up join ${products} p on p.id = up.product_id
  where up.upgrade_id = upgrades.id), '[]')`
const productsCount = sql<number>`(
  select count(*)::int from ${products} where products.active and ${appliesTo(upgrades, products)})`
/** What these products have of the specification that the upgrade changes; null for one that lacks it. */
const currentValues = sql<(string | null)[]>`coalesce((
  select json_agg((select s ->> 'value' from jsonb_array_elements(products.technical_specifications) s
    where lower(s ->> 'name') = lower(upgrades.specification) limit 1))
  from ${products} where upgrades.specification is not null and products.active and ${appliesTo(upgrades, products)}), '[]')`
const quotationsCount = sql<number>`(
  select count(distinct q.id)::int from ${productUpgradeItems} i join ${quotations} q on q.id = i.quotation_id
  where i.upgrade_id = upgrades.id and q.status = 'open' and q.expires_at > now())`
const ordersCount = sql<number>`(
  select count(distinct o.order_id)::int from ${orderUpgrades} o where o.upgrade_id = upgrades.id)`

const selectUpgrades = (conn: Db) =>
  conn
    .select({
      upgrade: upgrades,
      productTypes: targetTypes,
      products: targetProducts,
      productsCount,
      currentValues,
      quotationsCount,
      ordersCount,
    })
    .from(upgrades)

export const listUpgradeRows = (
  conn: Db,
  { ordering, ...filters }: UpgradeRowQuery,
  window: { limit: number; offset: number },
) =>
  selectUpgrades(conn)
    .where(upgradeWhere(filters))
    .orderBy(...upgradeOrder(ordering))
    .limit(window.limit)
    .offset(window.offset)

export type UpgradeRow = Awaited<ReturnType<typeof listUpgradeRows>>[number]

/** The ids of all rows of the filter, in the list's order. */
export const listUpgradeIds = (conn: Db, { ordering, ...filters }: UpgradeRowQuery) =>
  selectIds(conn, upgrades.id, upgradeWhere(filters), upgradeOrder(ordering))

export async function countUpgrades(conn: Db, filters: UpgradeFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(upgrades).where(upgradeWhere(filters))
  return rows[0]?.count ?? 0
}

export async function findUpgradeRow(conn: Db, id: number): Promise<UpgradeRow | undefined> {
  return (await selectUpgrades(conn).where(eq(upgrades.id, id)))[0]
}

export const listProductTypeChoices = (conn: Db): Promise<NamedRow[]> =>
  conn.select({ id: productTypes.id, name: productTypes.name }).from(productTypes).orderBy(asc(productTypes.id))

/** Every product, also those that are no longer on offer. */
export const listProductNames = (conn: Db): Promise<NamedRow[]> =>
  conn.select({ id: products.id, name: products.name }).from(products).orderBy(asc(products.id))

/** Products on offer. */
export const listProductChoices = (conn: Db) =>
  conn
    .select({ id: products.id, name: products.name, product_type: products.productTypeId })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(sql`${products.name} collate "pt-BR-x-icu"`, asc(products.id))

const byName = sql`${upgrades.name} collate "pt-BR-x-icu"`

const ORDERS: Record<UpgradeOrdering, SQL> = {
  name: sql`${byName} asc`,
  '-name': sql`${byName} desc`,
  monthly_fee: asc(upgrades.monthlyFee),
  '-monthly_fee': desc(upgrades.monthlyFee),
}

const upgradeOrder = (ordering: UpgradeOrdering | undefined): SQL[] => [
  ...(ordering ? [ORDERS[ordering]] : []),
  asc(upgrades.position),
  asc(upgrades.id),
]

function upgradeWhere({ search, product_type, product, active, ids }: UpgradeFilters): SQL | undefined {
  const text = sql`plain_text(${upgrades.name} || ' ' || coalesce(${upgrades.description}, ''))`
  return and(
    ids && inIds(upgrades.id, ids),
    search ? sql`${text} like plain_text(${containsPattern(search)})` : undefined,
    product_type ? appliesToProductType(product_type) : undefined,
    product ? appliesToProduct(product) : undefined,
    active === undefined ? undefined : eq(upgrades.active, active),
  )
}

/** Applies to the type, which may have no product yet, or to one of its products. */
const appliesToProductType = (productTypeId: number): SQL => sql`(
  exists (select 1 from ${upgradeProductTypes} ut
    where ut.upgrade_id = upgrades.id and ut.product_type_id = ${productTypeId})
  or exists (select 1 from ${upgradeProducts} up join ${products} p on p.id = up.product_id
    where up.upgrade_id = upgrades.id and p.product_type_id = ${productTypeId}))`

const appliesToProduct = (productId: number): SQL => sql`exists (
  select 1 from ${products} where ${eq(products.id, productId)} and ${appliesTo(upgrades, products)})`
