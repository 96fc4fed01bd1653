import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { arrayOf, inIds, selectIds } from '@/server/db/ids'
import { insertMany } from '@/server/db/many-rows'
import { containsPattern } from '@/server/db/patterns'
import { addresses, ownEquipment, users } from '@/server/db/schema/index'
import { isUniqueViolation } from '@/server/db/unique'
import type { OwnEquipmentOrdering } from '@/services/equipment/own/own-equipment.rules'
import type { OwnEquipmentListQuery } from '@/services/equipment/own/own-equipment.schema'

export type OwnEquipmentRow = typeof ownEquipment.$inferSelect
export type NewOwnEquipmentRow = Pick<
  OwnEquipmentRow,
  'companyId' | 'serial' | 'model' | 'label' | 'addressId' | 'userId' | 'active'
>

/** `companyId` is always set: no device is found without its owner. */
export type OwnEquipmentFilters = Partial<Omit<OwnEquipmentListQuery, 'page' | 'page_size' | 'ordering'>> & {
  companyId: number
  ids?: readonly number[]
}

type PageWindow = { limit: number; offset: number }

/** Devices with their address and user, in the list's order. */
export const listOwnRows = (
  conn: Db,
  filters: OwnEquipmentFilters,
  { ordering = 'model', limit, offset }: PageWindow & { ordering?: OwnEquipmentOrdering },
) =>
  conn
    .select({ unit: ownEquipment, address: addresses, user: users })
    .from(ownEquipment)
    .leftJoin(addresses, eq(addresses.id, ownEquipment.addressId))
    .leftJoin(users, eq(users.id, ownEquipment.userId))
    .where(ownWhere(filters))
    .orderBy(...ORDERS[ordering])
    .limit(limit)
    .offset(offset)

export type OwnEquipmentListed = Awaited<ReturnType<typeof listOwnRows>>[number]

export const listOwnIds = (conn: Db, filters: OwnEquipmentFilters, ordering: OwnEquipmentOrdering = 'model') =>
  selectIds(conn, ownEquipment.id, ownWhere(filters), ORDERS[ordering])

export async function countOwnRows(conn: Db, filters: OwnEquipmentFilters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(ownEquipment).where(ownWhere(filters))
  return rows[0]?.count ?? 0
}

/** The devices of the company with these serials; locked until the transaction ends if `isHeld`. */
export function findOwnBySerials(conn: Db, companyId: number, serials: readonly string[], isHeld = false) {
  const rows = conn
    .select()
    .from(ownEquipment)
    .where(and(eq(ownEquipment.companyId, companyId), sql`${ownEquipment.serial} = any(${arrayOf(serials)})`))
    .orderBy(asc(ownEquipment.id))
  return isHeld ? rows.for('update') : rows
}

/** Inserts devices and returns their ids; undefined if the company has one of the serials. */
export async function insertOwnRows(tx: Tx, rows: readonly NewOwnEquipmentRow[]): Promise<number[] | undefined> {
  const { rows: reserved } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('own_equipment', 'id'))::int as id from generate_series(1, ${rows.length})`,
  )
  const ids = reserved.map(({ id }) => id)
  const numbered = rows.map((row, at) => ({ ...row, id: ids[at] }))
  const after = sql`on conflict do nothing`
  return (await insertMany(tx, ownEquipment, { rows: numbered, after })) === rows.length ? ids : undefined
}

/** Locked until the transaction ends. */
export async function lockOwnRow(tx: Tx, companyId: number, id: number): Promise<OwnEquipmentRow | undefined> {
  return (
    await tx
      .select()
      .from(ownEquipment)
      .where(ownWhere({ companyId, ids: [id] }))
      .for('update')
  )[0]
}

/** The changed row; undefined if the company has another device with the serial, and then the transaction must end. */
export async function updateOwnRow(
  tx: Tx,
  id: number,
  values: Partial<NewOwnEquipmentRow>,
): Promise<OwnEquipmentRow | undefined> {
  try {
    return (await tx.update(ownEquipment).set(values).where(eq(ownEquipment.id, id)).returning())[0]
  } catch (error) {
    if (isUniqueViolation(error, 'own_equipment_serial')) return undefined
    throw error
  }
}

const usedBy = (conn: Db, userId: number) =>
  conn.select().from(ownEquipment).where(eq(ownEquipment.userId, userId)).orderBy(asc(ownEquipment.id))

export const listOwnRowsUsedBy = (conn: Db, userId: number): Promise<OwnEquipmentRow[]> => usedBy(conn, userId)

/** The same, locked until the transaction ends. */
export const lockOwnRowsUsedBy = (tx: Tx, userId: number): Promise<OwnEquipmentRow[]> =>
  usedBy(tx, userId).for('update')

export async function unassignOwnRows(tx: Tx, userId: number): Promise<void> {
  await tx.update(ownEquipment).set({ userId: null }).where(eq(ownEquipment.userId, userId))
}

const byModel = sql`${ownEquipment.model} collate "pt-BR-x-icu"`

/** Serial and id make every order definite. */
const ORDERS: Record<OwnEquipmentOrdering, SQL[]> = {
  model: [sql`${byModel} asc`, asc(ownEquipment.serial), asc(ownEquipment.id)],
  '-model': [sql`${byModel} desc`, asc(ownEquipment.serial), asc(ownEquipment.id)],
  serial: [asc(ownEquipment.serial), asc(ownEquipment.id)],
  '-serial': [desc(ownEquipment.serial), asc(ownEquipment.id)],
}

const ownWhere = ({ companyId, ids, search, user, nobody, address, active }: OwnEquipmentFilters): SQL | undefined =>
  and(
    eq(ownEquipment.companyId, companyId),
    ids && inIds(ownEquipment.id, ids),
    search ? sql`${ownEquipment.searchText} like plain_text(${containsPattern(search)})` : undefined,
    user === undefined ? undefined : eq(ownEquipment.userId, user),
    nobody ? isNull(ownEquipment.userId) : undefined,
    address === undefined ? undefined : eq(ownEquipment.addressId, address),
    active === undefined ? undefined : eq(ownEquipment.active, active),
  )
