import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { amongIds } from '@/server/db/ids'
import {
  addresses,
  equipmentUnits,
  exchanges,
  orders,
  packages,
  products,
  relocations,
  relocationUnits,
  rentals,
  returnItems,
  users,
} from '@/server/db/schema'
import type { EquipmentOrdering } from '@/services/equipment/equipment-orderings.rules'
import { matching, type EquipmentFilters } from './equipment-filters.repository'

/** What is open of a unit: at most one of each kind, which the database holds. */
const openExchange = and(
  eq(exchanges.unitId, equipmentUnits.id),
  sql`${exchanges.status} in ('REQUESTED', 'ACCEPTED', 'DELIVERED')`,
)

const place = { id: addresses.id, label: addresses.label, city: addresses.city, state: addresses.state }

/** These units, each with all that a row or the unit's page tells of it, in the order of the ids. */
export async function readUnits(conn: Db, ids: readonly number[]) {
  const rows = await conn
    .select({
      unit: equipmentUnits,
      product: { id: products.id, name: products.name, images: products.images },
      user: { id: users.id, firstName: users.firstName },
      address: place,
      order: { maskId: orders.orderMaskId, endsOn: orders.endsOn },
      since: packages.deliveryDate,
      relocation: { id: relocations.id, status: relocations.status },
      exchange: { id: exchanges.id, status: exchanges.status },
      returning: { packageId: returnItems.packageId },
    })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(users, eq(users.id, equipmentUnits.userId))
    .leftJoin(addresses, eq(addresses.id, equipmentUnits.addressId))
    .leftJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .leftJoin(packages, eq(packages.id, rentals.packageId))
    .leftJoin(orders, eq(orders.id, rentals.orderId))
    .leftJoin(relocationUnits, and(eq(relocationUnits.unitId, equipmentUnits.id), isNull(relocationUnits.closedAt)))
    .leftJoin(relocations, eq(relocations.id, relocationUnits.relocationId))
    .leftJoin(exchanges, openExchange)
    .leftJoin(returnItems, and(eq(returnItems.unitId, equipmentUnits.id), isNull(returnItems.closedAt)))
    .where(amongIds(equipmentUnits.id, ids))
  const byId = new Map(rows.map((row) => [row.unit.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type UnitOfCompany = Awaited<ReturnType<typeof readUnits>>[number]

const SORTS: Record<EquipmentOrdering, SQL[]> = {
  product: [asc(products.name), asc(equipmentUnits.serial)],
  '-product': [desc(products.name), asc(equipmentUnits.serial)],
  serial: [asc(equipmentUnits.serial)],
  '-serial': [desc(equipmentUnits.serial)],
}

/** The ids of the units that the filters find, in the list's order: all of them, or a page. */
export async function unitIds(
  conn: Db,
  filters: EquipmentFilters,
  ordering: EquipmentOrdering,
  window?: { limit: number; offset: number },
): Promise<number[]> {
  const found = conn
    .select({ id: equipmentUnits.id })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(matching(filters))
    .orderBy(...SORTS[ordering])
    .$dynamic()
  const rows = await (window ? found.limit(window.limit).offset(window.offset) : found)
  return rows.map(({ id }) => id)
}

export const countUnits = (conn: Db, filters: EquipmentFilters): Promise<number> =>
  conn.$count(equipmentUnits, matching(filters))

/** A unit in the company's hands. */
export async function findUnit(conn: Db, filters: EquipmentFilters): Promise<UnitOfCompany | undefined> {
  const rows = await conn.select({ id: equipmentUnits.id }).from(equipmentUnits).where(matching(filters)).limit(1)
  return (
    await readUnits(
      conn,
      rows.map(({ id }) => id),
    )
  )[0]
}

/** The units in the company's hands among these, locked one after the other in the order of their ids. */
export const lockUnits = (tx: Tx, filters: EquipmentFilters & { ids: readonly number[] }) =>
  tx.select().from(equipmentUnits).where(matching(filters)).orderBy(asc(equipmentUnits.id)).for('update')

export type UnitRow = Awaited<ReturnType<typeof lockUnits>>[number]
