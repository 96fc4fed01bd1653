import { and, asc, eq, inArray, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, db, type Tx } from '@/server/db/client'
import { inIdsPlaceholder } from '@/server/db/ids'
import { prefixPattern } from '@/server/db/patterns'
import { prepared } from '@/server/db/prepared'
import {
  addresses,
  companies,
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
} from '@/server/db/schema/index'
import { type EquipmentFilters, statementKeyOf, unitWhere } from './equipment-filters.repository'

/** The last exchange of a unit in its order, if it is open or was refused. */
const lastExchange = and(
  sql`${exchanges.id} = (select max(x.id) from ${exchanges} x where x.unit_id = ${equipmentUnits.id} and x.order_id = ${rentals.orderId})`,
  sql`${exchanges.status} in ('REQUESTED', 'ACCEPTED', 'DELIVERED', 'REFUSED')`,
)

const wanted = alias(products, 'wanted')
const replacement = alias(equipmentUnits, 'replacement')
const fetching = alias(packages, 'fetching')

const place = { id: addresses.id, label: addresses.label, city: addresses.city, state: addresses.state }

/** These units with all joined columns, in the order of the ids. */
export async function listUnitsById(conn: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await prepared(conn, 'equipment units', () => selectUnitsById(sql.placeholder('ids')), { ids })
  const byId = new Map(rows.map((row) => [row.unit.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const selectUnitsById = (ids: Placeholder) =>
  db()
    .select({
      unit: equipmentUnits,
      product: { id: products.id, name: products.name, images: products.images },
      user: { id: users.id, firstName: users.firstName },
      address: place,
      order: { maskId: orders.orderMaskId, endsOn: orders.endsOn },
      since: packages.deliveryDate,
      relocation: { id: relocations.id, status: relocations.status },
      exchange: {
        id: exchanges.id,
        kind: exchanges.kind,
        status: exchanges.status,
        reason: exchanges.reason,
        decision: exchanges.decision,
        monthlyDifference: exchanges.monthlyDifference,
        dueAt: exchanges.dueAt,
        requestedBy: exchanges.requestedBy,
      },
      exchangeProduct: { id: wanted.id, name: wanted.name },
      replacement: { serial: replacement.serial },
      fetching: { deliveryEta: fetching.deliveryEta },
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
    .leftJoin(exchanges, lastExchange)
    .leftJoin(wanted, eq(wanted.id, exchanges.productId))
    .leftJoin(replacement, eq(replacement.id, exchanges.replacementId))
    .leftJoin(fetching, eq(fetching.id, exchanges.returnPackageId))
    .leftJoin(returnItems, and(eq(returnItems.unitId, equipmentUnits.id), isNull(returnItems.closedAt)))
    .where(inIdsPlaceholder(equipmentUnits.id, ids))

export type CompanyUnit = Awaited<ReturnType<typeof listUnitsById>>[number]

export async function findUnit(conn: Db, filters: EquipmentFilters): Promise<CompanyUnit | undefined> {
  const rows = await conn
    .select({ id: equipmentUnits.id })
    .from(equipmentUnits)
    .where(unitWhere(statementKeyOf(filters).direct))
    .limit(1)
  return (
    await listUnitsById(
      conn,
      rows.map(({ id }) => id),
    )
  )[0]
}

/** Locks the units among these that the company holds, ordered by id. */
export const lockUnits = (tx: Tx, filters: EquipmentFilters & { ids: readonly number[] }) =>
  tx
    .select()
    .from(equipmentUnits)
    .where(unitWhere(statementKeyOf(filters).direct))
    .orderBy(asc(equipmentUnits.id))
    .for('update')

export type UnitRow = Awaited<ReturnType<typeof lockUnits>>[number]

/**
 * Rented units by prefix of serial or label, ordered by serial. Each condition has an index
 * (`equipment_units_serial_start`, `equipment_units_label_start`).
 * @param visible companies whose orders count; undefined for all
 */
export function findRentedUnits(conn: Db, visible: readonly number[] | undefined, text: string, limit: number) {
  const start = prefixPattern(text.toUpperCase())
  return conn
    .select({
      unit: equipmentUnits,
      product: products.name,
      order: orders.orderMaskId,
      dueAt: orders.dueAt,
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(equipmentUnits)
    .innerJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(
      and(
        or(sql`upper(${equipmentUnits.serial}) like ${start}`, sql`upper(${equipmentUnits.label}) like ${start}`),
        visible && inArray(orders.companyId, [...visible]),
      ),
    )
    .orderBy(asc(equipmentUnits.serial))
    .limit(limit)
}
