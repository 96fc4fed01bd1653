import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import { containsPattern, prefixPattern } from '@/server/db/patterns'
import { addresses, equipmentUnits } from '@/server/db/schema/index'
import type { ProductGroup } from '@/services/stock/product-groups.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'

/** Which units a list holds. */
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

/** Further than this what a search finds is not counted: whoever finds more types more. */
export const MAX_FOUND = 5_000

/** Shorter texts have no trigram: they are looked for where a serial or label begins. */
const TRIGRAM = 3

/** All that the filters ask of a unit. Each condition has an index. */
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

/** What is at an address is with the company that has it there: by that the index knows it. */
const atAddress = (address: number): SQL =>
  sql`${equipmentUnits.addressId} = ${address} and ${equipmentUnits.companyId} = ${holderAt(address)}`

/** The company of an address. */
export const holderAt = (address: number): SQL =>
  sql`(select ${addresses.companyId} from ${addresses} where ${addresses.id} = ${address})`

/** Of one status the index is sorted by what comes after it; of many it is not. */
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

/** Of what a search finds, the ids: all of them, or one more than are counted. */
export async function searchUnitIds(conn: Db, filters: UnitFilters): Promise<number[]> {
  const some = sql`select ${equipmentUnits.id} from ${equipmentUnits} where ${unitWhere(filters) ?? true} limit ${MAX_FOUND + 1}`
  const { rows } = await conn.execute<{ ids: number[] }>(sql`select array(${some}) as ids`)
  return rows[0]?.ids ?? []
}
