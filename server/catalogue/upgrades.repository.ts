import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { amongIds, idsOf } from '@/server/db/ids'
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
} from '@/server/db/schema'
import type { UpgradeOrdering } from '@/services/catalogue/upgrade-orderings.rules'
import type { UpgradeListQuery } from '@/services/catalogue/upgrades.schema'
import { isMeantFor } from './offered-upgrades.repository'

type Filters = Omit<UpgradeListQuery, 'page' | 'page_size' | 'ordering'> & { ids?: readonly number[] }
type Listed = Filters & { ordering?: UpgradeOrdering }
type Named = { id: number; name: string }

const meantTypes = sql<Named[]>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id)
  from ${upgradeProductTypes} ut join ${productTypes} t on t.id = ut.product_type_id
  where ut.upgrade_id = upgrades.id), '[]')`
const meantProducts = sql<Named[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name collate "pt-BR-x-icu", p.id)
  from ${upgradeProducts} up join ${products} p on p.id = up.product_id
  where up.upgrade_id = upgrades.id), '[]')`
const productsCount = sql<number>`(
  select count(*)::int from ${products} where products.active and ${isMeantFor(upgrades, products)})`
const quotationsCount = sql<number>`(
  select count(distinct q.id)::int from ${productUpgradeItems} i join ${quotations} q on q.id = i.quotation_id
  where i.upgrade_id = upgrades.id and q.status = 'open' and q.expires_at > now())`
const ordersCount = sql<number>`(
  select count(distinct o.order_id)::int from ${orderUpgrades} o where o.upgrade_id = upgrades.id)`

const selectUpgrades = (conn: Db) =>
  conn
    .select({
      upgrade: upgrades,
      productTypes: meantTypes,
      products: meantProducts,
      productsCount,
      quotationsCount,
      ordersCount,
    })
    .from(upgrades)

export const listUpgrades = (conn: Db, { ordering, ...filters }: Listed, window: { limit: number; offset: number }) =>
  selectUpgrades(conn)
    .where(matching(filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)

export type UpgradeRow = Awaited<ReturnType<typeof listUpgrades>>[number]

/** The ids of all of them, in the list's order. */
export const upgradeIds = (conn: Db, { ordering, ...filters }: Listed) =>
  idsOf(conn, upgrades.id, matching(filters), orderOf(ordering))

export async function countUpgrades(conn: Db, filters: Filters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(upgrades).where(matching(filters))
  return rows[0]?.count ?? 0
}

export async function findUpgrade(conn: Db, id: number): Promise<UpgradeRow | undefined> {
  return (await selectUpgrades(conn).where(eq(upgrades.id, id)))[0]
}

export const listTypeChoices = (conn: Db): Promise<Named[]> =>
  conn.select({ id: productTypes.id, name: productTypes.name }).from(productTypes).orderBy(asc(productTypes.id))

/** Every product, also those that are no longer on offer. */
export const listProductNames = (conn: Db): Promise<Named[]> =>
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

const orderOf = (ordering: UpgradeOrdering | undefined): SQL[] => [
  ...(ordering ? [ORDERS[ordering]] : []),
  asc(upgrades.position),
  asc(upgrades.id),
]

function matching({ search, product_type, product, active, ids }: Filters): SQL | undefined {
  const text = sql`plain_text(${upgrades.name} || ' ' || coalesce(${upgrades.description}, ''))`
  return and(
    ids && amongIds(upgrades.id, ids),
    search ? sql`${text} like plain_text(${containsPattern(search)})` : undefined,
    product_type ? isMeantForKind(product_type) : undefined,
    product ? isMeantForProduct(product) : undefined,
    active === undefined ? undefined : eq(upgrades.active, active),
  )
}

/** Meant for the kind, which may have no product yet, or for one of its products. */
const isMeantForKind = (productTypeId: number): SQL => sql`(
  exists (select 1 from ${upgradeProductTypes} ut
    where ut.upgrade_id = upgrades.id and ut.product_type_id = ${productTypeId})
  or exists (select 1 from ${upgradeProducts} up join ${products} p on p.id = up.product_id
    where up.upgrade_id = upgrades.id and p.product_type_id = ${productTypeId}))`

const isMeantForProduct = (productId: number): SQL => sql`exists (
  select 1 from ${products} where ${eq(products.id, productId)} and ${isMeantFor(upgrades, products)})`
