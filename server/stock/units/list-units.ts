import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import type { Page } from '@/services/http/page.schema'
import { UNIT_COLUMNS } from '@/services/stock/stock-csv.rules'
import type { ProductStock, StockSummaryQuery, UnitCounts } from '@/services/stock/units/stock-summary.schema'
import { STOCK_PART_STATUSES, STOCK_PARTS, type StockPart } from '@/services/stock/units/units.rules'
import {
  parseStatuses,
  type UnitCsvQuery,
  type UnitListQuery,
  type UnitPage,
} from '@/services/stock/units/units.schema'
import { countByStatus, countUnits, listStock } from './unit-counts.repository'
import { MAX_FOUND, searchUnitIds, type UnitFilters } from './unit-filters.repository'
import { listUnitIds, listUnits, listUnitsById } from './unit-lists.repository'
import { toUnit } from './units.mapper'

type Filters = Omit<UnitListQuery, 'page' | 'page_size' | 'ordering'>

export const filtersOf = ({ search, product, product_group, status, company, address }: Filters): UnitFilters => ({
  search,
  product,
  product_group,
  statuses: status === undefined ? undefined : parseStatuses(status),
  company,
  address,
})

/** A page of all units. A search is resolved to ids first; above the counting limit the list itself is searched. */
export async function listUnitsPage(query: UnitListQuery, url: string): Promise<UnitPage> {
  const filters = filtersOf(query)
  const found = filters.search ? await searchUnitIds(db(), filters) : undefined
  const more = found !== undefined && found.length > MAX_FOUND
  const count = found ? Math.min(found.length, MAX_FOUND) : await countUnits(db(), filters)
  const rows = await listUnits(db(), found && !more ? { ids: found } : filters, query.ordering, limitOffset(query))
  return { ...toPage(url, query, count, rows.map(toUnit)), more }
}

/** Units per status, of all products. */
export async function countStockUnits(): Promise<UnitCounts> {
  const rows = await countByStatus(db())
  return { total: rows.reduce((sum, { count }) => sum + count, 0), by_status: rows }
}

/** Units of each product per part of the stock, with promised and available ones. */
export async function listStockSummary(query: StockSummaryQuery, url: string): Promise<Page<ProductStock>> {
  const { count, rows } = await listStock(db(), query, limitOffset(query))
  const results = rows.map(({ id, name, model, promised, statuses }): ProductStock => {
    const of = (part: StockPart): number =>
      statuses
        .filter(({ status }) => STOCK_PART_STATUSES[part].includes(status))
        .reduce((sum, one) => sum + one.count, 0)
    const parts = Object.fromEntries(STOCK_PARTS.map((part) => [part, of(part)])) as Record<StockPart, number>
    const total = statuses.reduce((sum, one) => sum + one.count, 0)
    return { product: { id, name, model }, ...parts, promised, available: Math.max(0, parts.shelf - promised), total }
  })
  return toPage(url, query, count, results)
}

/** The same list as a CSV file. */
export async function exportUnits(query: UnitCsvQuery): Promise<Response> {
  const { ordering } = query
  const read = async (ids: readonly number[]) => (await listUnitsById(db(), ids)).map(toUnit)
  return csvFile({
    name: 'equipamentos',
    columns: UNIT_COLUMNS,
    ids: await listUnitIds(db(), filtersOf(query), ordering),
    read,
  })
}
