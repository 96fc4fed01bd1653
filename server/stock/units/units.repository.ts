import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import { insertMany } from '@/server/db/many-rows'
import { equipmentUnits, products, stockHolds } from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import { isLiveHold } from '../holds/hold-calendar.repository'

export type UnitRecord = typeof equipmentUnits.$inferSelect
export type NewUnitRow = Pick<
  typeof equipmentUnits.$inferInsert,
  'serial' | 'productId' | 'productGroup' | 'status' | 'location' | 'label'
> & { id: number }

export async function reserveUnitIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('equipment_units', 'id'))::int as id from generate_series(1, ${count})`,
  )
  return rows.map(({ id }) => id)
}

/** Inserts units with their ids; false if one of the serials exists. */
export async function insertUnits(tx: Tx, rows: readonly NewUnitRow[]): Promise<boolean> {
  const after = sql`on conflict (serial) do nothing`
  return (await insertMany(tx, equipmentUnits, { rows, after })) === rows.length
}

/** Sets the serial of a unit; false if another unit has it. */
export async function setSerial(tx: Tx, id: number, serial: string): Promise<boolean> {
  try {
    await tx.transaction((point) => point.update(equipmentUnits).set({ serial }).where(eq(equipmentUnits.id, id)))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'equipment_units_serial_unique')) return false
    throw error
  }
}

export async function listProductIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ productId: equipmentUnits.productId })
    .from(equipmentUnits)
    .where(inIds(equipmentUnits.id, ids))
  return rows.map(({ productId }) => productId)
}

/** Locks units until the end of the transaction, ordered by id. */
export const lockUnits = (tx: Tx, ids: readonly number[]): Promise<UnitRecord[]> =>
  tx.select().from(equipmentUnits).where(inIds(equipmentUnits.id, ids)).orderBy(asc(equipmentUnits.id)).for('update')

/** Units by serial, ignoring case; locked if `isHeld`. */
export function findBySerials(conn: Db, serials: readonly string[], isHeld = false) {
  const rows = conn
    .select({ unit: equipmentUnits, productName: products.name })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(sql`upper(${equipmentUnits.serial}) = any(${arrayOf(serials)})`)
    .orderBy(asc(equipmentUnits.id))
  return isHeld ? rows.for('update', { of: equipmentUnits }) : rows
}

/** Units on the shelf and promised units of each of these products. */
export async function listShelfCounts(tx: Tx, productIds: readonly number[]) {
  const { rows } = await tx.execute<{ name: string; shelf: number; promised: number }>(sql`
    select p.name,
      (select count(*) from ${equipmentUnits} u where u.status = 'UP_FOR_RENTAL' and u.product_id = p.id)::int as shelf,
      coalesce((select sum(h.quantity) from ${stockHolds} h where h.product_id = p.id and ${isLiveHold}), 0)::int as promised
    from ${products} p where p.id = any(${arrayOf(productIds)}) order by p.name`)
  return rows
}

export async function isProduct(conn: Db, id: number): Promise<boolean> {
  const rows = await conn.select({ id: products.id }).from(products).where(eq(products.id, id))
  return rows.length > 0
}

/** Names and Omie codes by which a file identifies products. */
export const listProductNames = (conn: Db) =>
  conn
    .select({ id: products.id, name: products.name, omieCode: products.omieCode })
    .from(products)
    .orderBy(asc(products.id))
