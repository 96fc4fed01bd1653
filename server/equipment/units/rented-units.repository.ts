import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { prefixPattern } from '@/server/db/patterns'
import { companies, equipmentUnits, orders, products, rentals } from '@/server/db/schema/index'

/**
 * Rented units by prefix of serial or label, ordered by serial. Each condition has an index
 * (`equipment_units_serial_start`, `equipment_units_label_start`).
 * @param visible companies whose orders count; undefined for all
 */
export function findRentedUnits(conn: Db, visible: readonly number[] | undefined, text: string, limit: number) {
  const start = prefixPattern(text.toUpperCase())
  return conn
    .select({
      unit: equipmentUnits,
      product: products.name,
      order: orders.orderMaskId,
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(equipmentUnits)
    .innerJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(
      and(
        or(sql`upper(${equipmentUnits.serial}) like ${start}`, sql`upper(${equipmentUnits.label}) like ${start}`),
        visible && inArray(orders.companyId, [...visible]),
      ),
    )
    .orderBy(asc(equipmentUnits.serial))
    .limit(limit)
}
