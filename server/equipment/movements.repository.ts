import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf } from '@/server/db/ids'
import { addresses, equipmentUnits, orders, products, unitEvents, users } from '@/server/db/schema'
import type { ListWindow } from '@/server/http/list-window'
import type { ListCursor } from '@/services/orders/list-cursor.rules'

export type MovementFilters = {
  companyId: number
  /** Only of this unit. */
  unitId?: number
  /** Only what left the unit with this person. */
  userId?: number
  /** Days in São Paulo, both included. */
  startDay?: string
  endDay?: string
  eventTypes?: readonly string[]
  relocationTypes?: readonly string[]
  relocationStatuses?: readonly string[]
  unitStatuses?: readonly string[]
}

const e = unitEvents
const among = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values && sql`${column} = any(${arrayOf(values)})`

const beginOf = (day: string): SQL => sql`(${day}::date at time zone 'America/Sao_Paulo')`

function matching(filters: MovementFilters): SQL | undefined {
  const { companyId, unitId, userId, startDay, endDay } = filters
  return and(
    eq(e.companyId, companyId),
    unitId === undefined ? undefined : eq(e.unitId, unitId),
    userId === undefined ? undefined : eq(e.userId, userId),
    startDay ? gte(e.createdAt, beginOf(startDay)) : undefined,
    endDay ? sql`${e.createdAt} < ((${endDay}::date + 1) at time zone 'America/Sao_Paulo')` : undefined,
    among(sql`${e.eventType}`, filters.eventTypes),
    among(sql`${e.relocationType}`, filters.relocationTypes),
    among(sql`${e.relocationStatus}`, filters.relocationStatuses),
    among(sql`${e.unitStatus}`, filters.unitStatuses),
  )
}

/** Of the cursor's row: microseconds since 1970. */
const instantOf = ({ value }: ListCursor): SQL =>
  sql`(timestamptz 'epoch' + ${value}::numeric * interval '1 microsecond')`

/** A page of what happened, newest first, each row with what a cursor remembers of it. */
export async function listMovements(conn: Db, filters: MovementFilters, window: ListWindow) {
  const { limit, offset, from, isReversed = false } = window
  const direction = sql.raw(isReversed ? 'asc' : 'desc')
  const order = [sql`${e.createdAt} ${direction}`, sql`${e.id} ${direction}`]
  const beyond =
    from && sql`(${e.createdAt}, ${e.id}) ${sql.raw(isReversed ? '>' : '<')} (${instantOf(from)}, ${from.id}::bigint)`
  const ids = conn
    .select({ id: e.id })
    .from(e)
    .where(and(matching(filters), beyond))
    .orderBy(...order)
    .limit(limit)
    .offset(from ? 0 : offset)
  const rows = await conn
    .select({
      event: e,
      cursor: sql<string>`(extract(epoch from ${e.createdAt}) * 1000000)::bigint::text`,
      unit: { id: equipmentUnits.id, serial: equipmentUnits.serial },
      product: products.name,
      address: { id: addresses.id, label: addresses.label, city: addresses.city, state: addresses.state },
      user: { id: users.id, firstName: users.firstName },
      orderMaskId: orders.orderMaskId,
    })
    .from(e)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, e.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(addresses, eq(addresses.id, e.addressId))
    .leftJoin(users, eq(users.id, e.userId))
    .leftJoin(orders, and(eq(orders.id, e.orderId), eq(orders.companyId, filters.companyId)))
    .where(sql`${e.id} in (${ids})`)
    .orderBy(...order)
  return isReversed ? rows.reverse() : rows
}

export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number]

export const countMovements = (conn: Db, filters: MovementFilters): Promise<number> =>
  conn.$count(unitEvents, matching(filters))

/** The unit of a serial, whoever has it. */
export async function findUnitId(
  conn: Db,
  serial: string,
): Promise<{ id: number; holds: number | null; userId: number | null } | undefined> {
  const rows = await conn
    .select({ id: equipmentUnits.id, holds: equipmentUnits.companyId, userId: equipmentUnits.userId })
    .from(equipmentUnits)
    .where(eq(equipmentUnits.serial, serial))
  return rows[0]
}
