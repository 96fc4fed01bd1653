import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import { equipmentUnits } from '@/server/db/schema/index'
import { ALLOCATION_ORDER } from '@/services/stock/units/product-groups.rules'

export type Wanted = { productId: number; quantity: number }

const allocationRank = sql.join(
  [
    sql`case`,
    ...ALLOCATION_ORDER.map(
      (groups, place) =>
        sql`when ${equipmentUnits.productGroup} = any(${arrayOf(groups)}) then ${sql.raw(String(place))}`,
    ),
    sql`end`,
  ],
  sql` `,
)

/** The next units of a product to allocate: by `ALLOCATION_ORDER` of their groups, then oldest first. */
const selectNextUnits = (conn: Db, { productId, quantity }: Wanted) =>
  conn
    .select({
      id: equipmentUnits.id,
      serial: equipmentUnits.serial,
      productId: equipmentUnits.productId,
      status: equipmentUnits.status,
      location: equipmentUnits.location,
      productGroup: equipmentUnits.productGroup,
    })
    .from(equipmentUnits)
    .where(and(eq(equipmentUnits.productId, productId), eq(equipmentUnits.status, 'UP_FOR_RENTAL')))
    .orderBy(allocationRank, asc(equipmentUnits.createdAt), asc(equipmentUnits.id))
    .limit(quantity)

type ShelfUnit = Awaited<ReturnType<typeof selectNextUnits>>[number]

export async function listNextUnits(conn: Db, wanted: readonly Wanted[]): Promise<ShelfUnit[]> {
  const units: ShelfUnit[] = []
  for (const one of wanted) units.push(...(await selectNextUnits(conn, one)))
  return units
}

/** The same, locked until the end of the transaction. */
export async function lockNextUnits(tx: Tx, wanted: readonly Wanted[]): Promise<ShelfUnit[]> {
  const units: ShelfUnit[] = []
  for (const one of wanted) units.push(...(await selectNextUnits(tx, one).for('update')))
  return units
}
