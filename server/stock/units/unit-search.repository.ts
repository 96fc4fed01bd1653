import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { prefixPattern } from '@/server/db/patterns'
import { companies, equipmentUnits, orders, products, rentals } from '@/server/db/schema/index'

/**
 * The first units whose serial or label starts with a text, with their current order. Both are read in index order
 * (`equipment_units_serial_start`, `equipment_units_label_start`), however many match.
 */
export function findUnitsByStart(conn: Db, text: string, limit: number) {
  const start = prefixPattern(text.toUpperCase())
  const first = (named: SQL) => sql`(select ${equipmentUnits.id} from ${equipmentUnits} where ${named} like ${start}
    order by ${named} using ~<~ limit ${limit})`
  const found = sql`(${first(sql`upper(${equipmentUnits.serial})`)} union ${first(sql`upper(${equipmentUnits.label})`)})`
  return conn
    .select({
      unit: equipmentUnits,
      product: products.name,
      order: orders.orderMaskId,
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .leftJoin(orders, eq(orders.id, rentals.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .where(sql`${equipmentUnits.id} = any(array${found})`)
    .orderBy(asc(equipmentUnits.serial))
    .limit(limit)
}
