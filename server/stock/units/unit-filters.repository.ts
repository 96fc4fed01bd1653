import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import { containsPattern, prefixPattern } from '@/server/db/patterns'
import { addresses, equipmentUnits } from '@/server/db/schema/index'
import type { ProductGroup } from '@/services/stock/units/product-groups.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'

export type UnitFilters = {
  search?: string
  product?: number
  product_group?: ProductGroup
  statuses?: readonly UnitStatus[]
  company?: number
  address?: number
  /** Only these of them. */
  ids?: readonly number[]
}

/** A search is counted up to this limit. */
export const MAX_FOUND = 5_000

/** Shorter texts have no trigram and are searched as a prefix. */
const TRIGRAM = 3

/** The conditions of all filters; each has an index. */
export function unitWhere({ search, statuses, ids, ...filters }: UnitFilters): SQL | undefined {
  return and(
    search ? searchWhere(search) : undefined,
    filters.product === undefined ? undefined : eq(equipmentUnits.productId, filters.product),
    filters.product_group === undefined ? undefined : eq(equipmentUnits.productGroup, filters.product_group),
    filters.company === undefined ? undefined : eq(equipmentUnits.companyId, filters.company),
    filters.address === undefined ? undefined : atAddress(filters.address),
    statuses && statusWhere(statuses),
    ids && inIds(equipmentUnits.id, ids),
  )
}

/** Adds the company of the address, so that the index on company and address is used. */
const atAddress = (address: number): SQL =>
  sql`${equipmentUnits.addressId} = ${address} and ${equipmentUnits.companyId} = ${holderAt(address)}`

export const holderAt = (address: number): SQL =>
  sql`(select ${addresses.companyId} from ${addresses} where ${addresses.id} = ${address})`

/** With a single status the index also gives the order; with several it does not. */
function statusWhere(statuses: readonly UnitStatus[]): SQL {
  const [first, ...others] = statuses
  return others.length === 0
    ? sql`${equipmentUnits.status} = ${first ?? ''}`
    : sql`${equipmentUnits.status} = any(${arrayOf(statuses)})`
}

function searchWhere(search: string): SQL | undefined {
  if (search.length >= TRIGRAM) return sql`${equipmentUnits.searchText} like plain_text(${containsPattern(search)})`
  const start = prefixPattern(search.toUpperCase())
  return or(sql`upper(${equipmentUnits.serial}) like ${start}`, sql`upper(${equipmentUnits.label}) like ${start}`)
}

/** Ids that a search finds: all of them, or one more than the limit. */
export async function searchUnitIds(conn: Db, filters: UnitFilters): Promise<number[]> {
  const some = sql`select ${equipmentUnits.id} from ${equipmentUnits} where ${unitWhere(filters) ?? true} limit ${MAX_FOUND + 1}`
  const { rows } = await conn.execute<{ ids: number[] }>(sql`select array(${some}) as ids`)
  return rows[0]?.ids ?? []
}
