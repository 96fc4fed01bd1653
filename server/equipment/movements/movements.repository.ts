import { and, eq, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { addresses, equipmentUnits, orders, products, unitEvents, users } from '@/server/db/schema/index'
import type { ListWindow } from '@/server/http/list-window'
import {
  type MovementFilters,
  type MovementFilterSlots,
  movementWhere,
  statementKeyOf,
} from './movement-filters.repository'
import { pageStart, wholeMonthsOf } from './movement-months.repository'

const e = unitEvents

/**
 * `far`: so deep that the counters of months find the start of the page (ADR 521); `after` is the number of rows above
 * the whole months.
 */
export type MovementWindow = ListWindow & { far?: { after: number } }

/** A page of events, newest first, each with its cursor value. */
export async function listMovements(conn: Db, asked: MovementFilters, window: MovementWindow) {
  const { limit, offset, from, isReversed = false, far } = window
  const isFar = far !== undefined
  const { key, filters, values } = statementKeyOf({ ...asked, ...(isFar && wholeMonthsOf(asked)) })
  // A separate statement for the first page: PostgreSQL plans any bound offset as a deep one.
  const isDeep = !from && offset > 0
  const shape = JSON.stringify(['movements', key, limit, isReversed, Boolean(from), isDeep, isFar])
  const place = from ? { value: from.value, cursor: from.id } : isDeep ? { offset, ...far } : {}
  const build = () => pageOf(filters, { limit, isReversed, isFrom: Boolean(from), isDeep, isFar })
  const rows = await prepared(conn, shape, build, { ...values, ...place })
  return isReversed ? rows.reverse() : rows
}

/** The cursor's instant, in microseconds since 1970. */
const instantOf = sql`(timestamptz 'epoch' + ${sql.placeholder('value')}::numeric * interval '1 microsecond')`

type Page = { limit: number; isReversed: boolean; isFrom: boolean; isDeep: boolean; isFar: boolean }

/** Selects the ids first, with an index-only scan. */
function pageOf(filters: MovementFilterSlots, { limit, isReversed, isFrom, isDeep, isFar }: Page) {
  const direction = sql.raw(isReversed ? 'asc' : 'desc')
  const order = [sql`${e.createdAt} ${direction}`, sql`${e.id} ${direction}`]
  const beyond = isFrom
    ? sql`(${e.createdAt}, ${e.id}) ${sql.raw(isReversed ? '>' : '<')} (${instantOf}, ${sql.placeholder('cursor')}::bigint)`
    : undefined
  const offset = sql`${sql.placeholder('offset')}::bigint`
  const above = isFar ? sql`with ${pageStart(filters, offset, sql`${sql.placeholder('after')}::bigint`)}` : sql``
  const below = isFar ? sql`${e.createdAt} < (select until from place)` : undefined
  const skipped = isFar ? sql`offset (select skip from place)` : isDeep ? sql`offset ${offset}` : sql``
  // Inlined: a bound LIMIT makes the planner assume many rows.
  const ids = sql`${above} select ${e.id} from ${e} where ${and(movementWhere(filters), beyond, below)}
    order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(limit))} ${skipped}`
  return db()
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
    .leftJoin(orders, and(eq(orders.id, e.orderId), eq(orders.companyId, e.companyId)))
    .where(sql`${e.id} in (${ids})`)
    .orderBy(...order)
}

export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number]

/** The unit with this serial, whoever holds it. */
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
