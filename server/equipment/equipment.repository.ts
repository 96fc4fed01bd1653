import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { partly } from '@/server/db/patterns'
import { equipmentUnits, products, users } from '@/server/db/schema'
import type { EquipmentListQuery } from '@/services/equipment/equipment.schema'
import { IN_THE_COMPANY } from '@/services/equipment/in-use.rules'

type Filters = Pick<EquipmentListQuery, 'search' | 'user'>

const units = (conn: Db) =>
  conn
    .select({
      unit: equipmentUnits,
      product: { id: products.id, name: products.name, images: products.images },
      user: { id: users.id, firstName: users.firstName },
    })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(users, eq(users.id, equipmentUnits.userId))

/** A page of the units in the company's hands, by product and serial. */
export const listUnits = (conn: Db, companyId: number, filters: Filters, window: { limit: number; offset: number }) =>
  units(conn)
    .where(matching(companyId, filters))
    .orderBy(asc(products.name), asc(equipmentUnits.serial))
    .limit(window.limit)
    .offset(window.offset)

export async function countUnits(conn: Db, companyId: number, filters: Filters): Promise<number> {
  const rows = await conn
    .select({ count: count() })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(matching(companyId, filters))
  return rows[0]?.count ?? 0
}

export async function findUnit(conn: Db, companyId: number, id: number) {
  const rows = await units(conn).where(and(inHandsOf(companyId), eq(equipmentUnits.id, id)))
  return rows[0]
}

export type UnitOfCompany = NonNullable<Awaited<ReturnType<typeof findUnit>>>

export async function lockUnit(tx: Tx, companyId: number, id: number) {
  const rows = await tx
    .select()
    .from(equipmentUnits)
    .where(and(inHandsOf(companyId), eq(equipmentUnits.id, id)))
    .for('update')
  return rows[0]
}

const inHandsOf = (companyId: number): SQL | undefined =>
  and(eq(equipmentUnits.companyId, companyId), inArray(equipmentUnits.status, [...IN_THE_COMPANY]))

function matching(companyId: number, { search, user }: Filters): SQL | undefined {
  const pattern = search && partly(search)
  return and(
    inHandsOf(companyId),
    user === undefined ? undefined : eq(equipmentUnits.userId, user),
    pattern
      ? or(
          sql`${equipmentUnits.serial} ilike ${pattern}`,
          sql`unaccent(${equipmentUnits.label}) ilike unaccent(${pattern})`,
          sql`unaccent(${products.name}) ilike unaccent(${pattern})`,
        )
      : undefined,
  )
}
