import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { equipmentUnits, packageImages, users } from '@/server/db/schema'

/** The photographs of a parcel, the oldest first. */
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

export async function insertImage(tx: Tx, values: typeof packageImages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(packageImages).values(values).returning({ id: packageImages.id })
  return row?.id ?? 0
}

/** Takes a photograph out of a parcel; false when it is not there. */
export async function withdrawImage(tx: Tx, packageId: number, id: number, withdrawnAt: Date): Promise<boolean> {
  const rows = await tx
    .update(packageImages)
    .set({ withdrawnAt })
    .where(and(eq(packageImages.id, id), eq(packageImages.packageId, packageId), isNull(packageImages.withdrawnAt)))
    .returning({ id: packageImages.id })
  return rows.length > 0
}

/** Units of these groups on the shelf, of each product so many: those of the first group first, in it the oldest first. */
export async function listOldest(conn: Db, wanted: { productId: number; quantity: number }[], groups: string[]) {
  const found = []
  for (const { productId, quantity } of wanted) {
    const units = await conn
      .select({
        productId: equipmentUnits.productId,
        serial: equipmentUnits.serial,
        location: equipmentUnits.location,
        productGroup: equipmentUnits.productGroup,
      })
      .from(equipmentUnits)
      .where(
        and(
          eq(equipmentUnits.productId, productId),
          eq(equipmentUnits.status, 'UP_FOR_RENTAL'),
          inArray(equipmentUnits.productGroup, groups),
        ),
      )
      .orderBy(
        desc(inArray(equipmentUnits.productGroup, groups.slice(0, -1))),
        asc(equipmentUnits.createdAt),
        asc(equipmentUnits.id),
      )
      .limit(quantity)
    found.push(...units)
  }
  return found
}
