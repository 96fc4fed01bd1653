import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { companies, equipmentUnits, orders, rentals } from '@/server/db/schema'

/** Which of these serials are in a parcel now, and in whose. */
export const findOpenRentals = (tx: Tx, serials: string[]) =>
  tx
    .select({
      serial: equipmentUnits.serial,
      packageId: rentals.packageId,
      maskId: orders.orderMaskId,
      company: companies.corporateName,
    })
    .from(rentals)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, rentals.unitId))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(inArray(equipmentUnits.serial, serials), isNull(rentals.closedAt)))
    .orderBy(asc(equipmentUnits.serial))
