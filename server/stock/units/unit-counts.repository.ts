import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { selectHeldCount } from '@/server/db/holder-counters'
import { arrayOf } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { equipmentUnits, holderCounters, products, stockHolds, unitCounters } from '@/server/db/schema/index'
import type { StockSummaryQuery } from '@/services/stock/units/stock-summary.schema'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { isLiveHold } from '../holds/hold-calendar.repository'
import { holderAt, type UnitFilters, unitWhere } from './unit-filters.repository'

/** Number of units: from the counters, unless the filters on a company's units are too specific for them. */
export async function countUnits(conn: Db, filters: UnitFilters): Promise<number> {
  const { rows } = await conn.execute<{ count: number }>(
    isOfHolders(filters) ? (countFromHolderCounters(filters) ?? countRows(filters)) : countFromCounters(filters),
  )
  return rows[0]?.count ?? 0
}

const isOfHolders = ({ company, address }: UnitFilters): boolean => company !== undefined || address !== undefined

function countFromCounters({ product, product_group, statuses }: UnitFilters): SQL {
  const where = and(
    product === undefined ? isNull(unitCounters.productId) : eq(unitCounters.productId, product),
    product_group === undefined ? undefined : eq(unitCounters.productGroup, product_group),
    statuses && sql`${unitCounters.status} = any(${arrayOf(statuses)})`,
  )
  return sql`select coalesce(sum(${unitCounters.units}), 0)::int as count from ${unitCounters} where ${where}`
}

function countFromHolderCounters({ company, product, product_group, address, statuses }: UnitFilters): SQL | undefined {
  if (product_group !== undefined) return undefined
  const { companyId, status } = holderCounters
  const whose = and(
    company === undefined ? undefined : eq(companyId, company),
    address === undefined ? undefined : sql`${companyId} = ${holderAt(address)}`,
  )
  return whose && selectHeldCount(whose, { product, address }, statuses && sql`${status} = any(${arrayOf(statuses)})`)
}

const countRows = (filters: UnitFilters): SQL =>
  sql`select count(*)::int as count from ${equipmentUnits} where ${unitWhere(filters)}`

/** Units of all products per status; a status without units has no row. */
export async function countByStatus(conn: Db): Promise<{ status: UnitStatus; count: number }[]> {
  const { rows } = await conn.execute<{ status: UnitStatus; count: number }>(sql`
    select ${unitCounters.status} as status, sum(${unitCounters.units})::int as count from ${unitCounters}
    where ${unitCounters.productId} is null group by 1 having sum(${unitCounters.units}) <> 0`)
  return rows
}

type StockFilter = Pick<StockSummaryQuery, 'search' | 'with_empty'>

type StockRow = {
  /** Total of all pages. */
  of: number
  id: number
  name: string
  model: string
  promised: number
  statuses: { status: UnitStatus; count: number }[]
}

/**
 * Products by name, all or those that ever had units, each with its units by status and promised units; the total is
 * queried separately only past the last page.
 */
export async function listStock(conn: Db, named: StockFilter, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await conn.execute<StockRow>(sql`
    select (count(*) over ())::int as of, ${products.id}, ${products.name}, ${products.model},
      coalesce((select sum(h.quantity) from ${stockHolds} h where h.product_id = ${products.id} and ${isLiveHold}), 0)::int as promised,
      coalesce((select json_agg(t) from (
        select status, sum(units)::int as count from ${unitCounters} where product_id = ${products.id}
        group by status having sum(units) <> 0) t), '[]') as statuses
    from ${products} where ${productWhere(named)}
    order by ${products.name} collate "pt-BR-x-icu", ${products.id} limit ${limit} offset ${offset}`)
  return { count: rows[0]?.of ?? (await countStockProducts(conn, named)), rows }
}

async function countStockProducts(conn: Db, named: StockFilter): Promise<number> {
  const { rows } = await conn.execute<{ count: number }>(
    sql`select count(*)::int as count from ${products} where ${productWhere(named)}`,
  )
  return rows[0]?.count ?? 0
}

const productWhere = ({ search, with_empty }: StockFilter): SQL | undefined =>
  and(
    with_empty
      ? sql`true`
      : sql`exists (select 1 from ${unitCounters} where ${unitCounters.productId} = ${products.id})`,
    search
      ? sql`plain_text(${products.name} || ' ' || ${products.model} || ' ' || ${products.title} || ' ' || coalesce(${products.omieCode}, ''))
        like plain_text(${containsPattern(search)})`
      : undefined,
  )

/** Merges counter rows of the same kind into one; readers see the same sums at any moment. */
export const compactUnitCounters = (conn: Db) =>
  conn.execute(sql`
    with kinds as (select product_id, product_group, status from unit_tallies group by 1, 2, 3 having count(*) > 1),
    gone as (
      delete from unit_tallies t using kinds k
      where coalesce(t.product_id, 0) = coalesce(k.product_id, 0) and t.product_group = k.product_group and t.status = k.status
      returning t.*)
    insert into unit_tallies select product_id, product_group, status, sum(units) from gone
    group by 1, 2, 3 having sum(units) <> 0`)
