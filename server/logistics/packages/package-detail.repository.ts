import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '@/server/db/client'
import { equipmentUnits, exchanges, packageImages, products, users } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'

/** Photos of a package, oldest first. */
export const listImages = (conn: Db, packageId: number) =>
  conn
    .select({
      id: packageImages.id,
      pictureId: packageImages.pictureId,
      moment: packageImages.moment,
      serial: equipmentUnits.serial,
      createdBy: users.firstName,
      createdAt: packageImages.createdAt,
    })
    .from(packageImages)
    .innerJoin(users, eq(users.id, packageImages.createdBy))
    .leftJoin(equipmentUnits, eq(equipmentUnits.id, packageImages.unitId))
    .where(and(eq(packageImages.packageId, packageId), isNull(packageImages.withdrawnAt)))
    .orderBy(asc(packageImages.id))

export async function insertPackageImage(tx: Tx, values: typeof packageImages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(packageImages).values(values).returning({ id: packageImages.id })
  return must(row, 'inserted image').id
}

/** Withdraws a photo of a package; false if it is not there. */
export async function withdrawImage(tx: Tx, packageId: number, id: number, withdrawnAt: Date): Promise<boolean> {
  const rows = await tx
    .update(packageImages)
    .set({ withdrawnAt })
    .where(and(eq(packageImages.id, id), eq(packageImages.packageId, packageId), isNull(packageImages.withdrawnAt)))
    .returning({ id: packageImages.id })
  return rows.length > 0
}

const replacement = alias(equipmentUnits, 'replacement')

/**
 * The exchanges of a package: those whose replacements it delivers (`brings`) or whose old units it collects (`takes`).
 */
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
