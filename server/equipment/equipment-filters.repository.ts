import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { amongIds } from '@/server/db/ids'
import { partly } from '@/server/db/patterns'
import { equipmentUnits, orders, products, rentals } from '@/server/db/schema'
import type { EquipmentListQuery } from '@/services/equipment/equipment.schema'
import { IN_THE_COMPANY } from '@/services/equipment/in-use.rules'

export type EquipmentFilters = Partial<Omit<EquipmentListQuery, 'page' | 'page_size' | 'ordering'>> & {
  companyId: number
  /** Only these of them. */
  ids?: readonly number[]
}

/** Of the company's units, those that the filters find. */
export function matching({ companyId, ids, search, ...only }: EquipmentFilters): SQL | undefined {
  const { user, nobody, to_confirm, status, product, address, order } = only
  return and(
    eq(equipmentUnits.companyId, companyId),
    status ? eq(equipmentUnits.status, status) : inArray(equipmentUnits.status, [...IN_THE_COMPANY]),
    ids && amongIds(equipmentUnits.id, ids),
    user === undefined ? undefined : eq(equipmentUnits.userId, user),
    nobody === undefined ? undefined : nobody ? isNull(equipmentUnits.userId) : isNotNull(equipmentUnits.userId),
    to_confirm ? and(isNotNull(equipmentUnits.userId), isNull(equipmentUnits.receivedAt)) : undefined,
    product === undefined ? undefined : eq(equipmentUnits.productId, product),
    address === undefined ? undefined : eq(equipmentUnits.addressId, address),
    order ? isRentedBy(companyId, order) : undefined,
    search ? isCalled(search) : undefined,
  )
}

const isRentedBy = (companyId: number, maskId: string): SQL =>
  sql`${equipmentUnits.id} in (select r.unit_id from ${rentals} r join ${orders} o on o.id = r.order_id
    where o.company_id = ${companyId} and o.order_mask_id = ${maskId} and r.closed_at is null)`

/** By a part of the serial, of the label or of the product's name, without accents and capitals. */
function isCalled(text: string): SQL | undefined {
  const pattern = sql`plain_text(${partly(text)})`
  return or(
    sql`${equipmentUnits.searchText} like ${pattern}`,
    sql`${equipmentUnits.productId} in (select p.id from ${products} p where plain_text(p.name) like ${pattern})`,
  )
}
