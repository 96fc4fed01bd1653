import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import { dayOf, startOfDay } from '@/server/db/days'
import { inIds } from '@/server/db/ids'
import { ordersFound } from '@/server/db/order-search'
import { containsPattern } from '@/server/db/patterns'
import { companies, orders, products, stockHolds } from '@/server/db/schema/index'
import { sortingBy } from '@/server/db/sorting'
import type { HoldOrdering } from '@/services/stock/holds/hold-expiry.rules'
import type { HoldListQuery } from '@/services/stock/holds/holds.schema'

type Filters = Pick<HoldListQuery, 'search' | 'product' | 'company' | 'expires_within'> & {
  /** Only these of them. */
  ids?: readonly number[]
}
/** The companies whose holds the actor sees; undefined for all. */
type Visible = readonly number[] | undefined

const HOLD_COLUMNS_WITH_ORDER = {
  hold: stockHolds,
  product: { id: products.id, name: products.name },
  order: { maskId: orders.orderMaskId, stageName: orders.stageName },
  company: { id: companies.id, corporateName: companies.corporateName },
}

export function listHolds(
  conn: Db,
  visible: Visible,
  { ordering, ...filters }: Filters & { ordering: HoldOrdering },
  window: { limit: number; offset: number },
) {
  return conn
    .select(HOLD_COLUMNS_WITH_ORDER)
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(holdWhere(visible, filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)
}

export type ListedHold = Awaited<ReturnType<typeof listHolds>>[number]

export async function listHoldIds(
  conn: Db,
  visible: Visible,
  { ordering, ...filters }: Filters & { ordering: HoldOrdering },
): Promise<number[]> {
  const rows = await conn
    .select({ id: stockHolds.id })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(holdWhere(visible, filters))
    .orderBy(...orderOf(ordering))
  return rows.map(({ id }) => id)
}

export async function sumHolds(conn: Db, visible: Visible, filters: Filters) {
  const rows = await conn
    .select({ count: count(), units: sql<number>`coalesce(sum(${stockHolds.quantity}), 0)`.mapWith(Number) })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(holdWhere(visible, filters))
  return rows[0] ?? { count: 0, units: 0 }
}

export function listHeldProducts(conn: Db, visible: Visible) {
  return conn
    .selectDistinct({ id: products.id, name: products.name, by: sortableName(products.name) })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(holdWhere(visible, {}))
    .orderBy(sortableName(products.name))
}

export function listHoldingCompanies(conn: Db, visible: Visible) {
  return conn
    .selectDistinct({
      id: companies.id,
      corporateName: companies.corporateName,
      by: sortableName(companies.corporateName),
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(holdWhere(visible, {}))
    .orderBy(sortableName(companies.corporateName))
}

const sortableName = (column: AnyPgColumn): SQL<string> => sql<string>`${column} collate "pt-BR-x-icu"`

const COLUMNS = {
  expires_at: stockHolds.expiresAt,
  created_at: stockHolds.createdAt,
  quantity: stockHolds.quantity,
  product: sql`${products.name} collate "pt-BR-x-icu"`,
}

/** The id makes the order unambiguous. */
function orderOf(ordering: HoldOrdering): SQL[] {
  const { column, descends } = sortingBy(COLUMNS, ordering)
  return descends ? [desc(column), desc(stockHolds.id)] : [asc(column), asc(stockHolds.id)]
}

function holdWhere(visible: Visible, { search, product, company, expires_within, ids }: Filters): SQL | undefined {
  return and(
    isNull(stockHolds.releasedAt),
    gt(stockHolds.expiresAt, sql`now()`),
    visible && inArray(orders.companyId, [...visible]),
    product === undefined ? undefined : eq(stockHolds.productId, product),
    company === undefined ? undefined : eq(orders.companyId, company),
    expires_within === undefined ? undefined : lt(stockHolds.expiresAt, endOf(expires_within)),
    search
      ? or(sql`unaccent(${products.name}) ilike unaccent(${containsPattern(search)})`, ordersFound(search))
      : undefined,
    ids && inIds(stockHolds.id, ids),
  )
}

/** End of the day that lies this many days ahead, in São Paulo. */
const endOf = (days: number): SQL => startOfDay(sql`(${dayOf(sql`now()`)} + ${days + 1}::int)`)
