import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { equipmentUnits, orders, products, rentals } from '@/server/db/schema/index'
import type { EquipmentListQuery } from '@/services/equipment/units/equipment.schema'

export type EquipmentFilters = Partial<Omit<EquipmentListQuery, 'page' | 'page_size' | 'ordering'>> & {
  companyId: number
  /** Only these of them. */
  ids?: readonly number[]
}

/** The filters with values or placeholders; a search as its LIKE pattern. */
export type EquipmentFilterSlots = {
  [Name in keyof EquipmentFilters]: Name extends 'nobody' | 'to_confirm'
    ? EquipmentFilters[Name]
    : ValueOrPlaceholder<EquipmentFilters[Name]>
}

/** Identifies a prepared statement: the names of the filters in use, and the values that are written into it. */
export function statementKeyOf({ nobody, to_confirm, search, ...named }: EquipmentFilters) {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries({ ...named, search: search && containsPattern(search) }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)]))
  const filters = { ...places, nobody, to_confirm } as unknown as EquipmentFilterSlots
  const direct = { ...values, nobody, to_confirm } as unknown as EquipmentFilterSlots
  return { key: JSON.stringify([Object.keys(values).sort(), nobody, to_confirm]), filters, direct, values }
}

export function unitWhere({ companyId, ids, search, ...only }: EquipmentFilterSlots): SQL | undefined {
  const { user, nobody, to_confirm, status, product, address, order } = only
  return and(
    sql`${equipmentUnits.companyId} = ${companyId}`,
    // No status means any: the index `equipment_units_in` covers what a company holds.
    status ? sql`${equipmentUnits.status} = ${status}` : undefined,
    ids && inIds(equipmentUnits.id, ids),
    user === undefined ? undefined : sql`${equipmentUnits.userId} = ${user}`,
    nobody === undefined ? undefined : nobody ? isNull(equipmentUnits.userId) : isNotNull(equipmentUnits.userId),
    to_confirm ? and(isNotNull(equipmentUnits.userId), isNull(equipmentUnits.receivedAt)) : undefined,
    product === undefined ? undefined : sql`${equipmentUnits.productId} = ${product}`,
    address === undefined ? undefined : sql`${equipmentUnits.addressId} = ${address}`,
    order ? rentedByOrder(companyId, order) : undefined,
    search ? searchWhere(search) : undefined,
  )
}

const rentedByOrder = (companyId: ValueOrPlaceholder<number>, maskId: ValueOrPlaceholder<string | undefined>): SQL =>
  sql`${equipmentUnits.id} in (select r.unit_id from ${rentals} r join ${orders} o on o.id = r.order_id
    where o.company_id = ${companyId} and o.order_mask_id = ${maskId} and r.closed_at is null)`

/** Substring of serial, label or product name, ignoring accents and case. */
function searchWhere(part: ValueOrPlaceholder<string | undefined>): SQL | undefined {
  // A subselect, so that it is computed once instead of per unit.
  const pattern = sql`(select plain_text(${part}::text))`
  return or(
    sql`${equipmentUnits.searchText} like ${pattern}`,
    sql`${equipmentUnits.productId} in (select p.id from ${products} p where plain_text(p.name) like ${pattern})`,
  )
}
