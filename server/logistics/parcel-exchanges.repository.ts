import { and, asc, eq, notInArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import { equipmentUnits, exchanges, products } from '@/server/db/schema'

const replacement = alias(equipmentUnits, 'replacement')

/** The exchanges that a parcel serves: it brings what they replace units with, or takes the old units back. */
export const listExchangesOf = (conn: Db, packageId: number, way: 'brings' | 'takes') =>
  conn
    .select({
      serial: equipmentUnits.serial,
      product: products.name,
      kind: exchanges.kind,
      by: replacement.serial,
    })
    .from(exchanges)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, exchanges.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(replacement, eq(replacement.id, exchanges.replacementId))
    .where(
      and(
        eq(way === 'brings' ? exchanges.packageId : exchanges.returnPackageId, packageId),
        notInArray(exchanges.status, ['REFUSED', 'CANCELED']),
      ),
    )
    .orderBy(asc(equipmentUnits.serial))
