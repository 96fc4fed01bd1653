import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { orderAddenda, orders } from '@/server/db/schema/index'

type NewAddendum = typeof orderAddenda.$inferInsert
type AddendumChange = Partial<Pick<NewAddendum, 'status' | 'message' | 'decidedBy' | 'decidedAt' | 'begunAt'>>

/** Gives its id, or nothing where the order has an addendum of that number. */
export async function insertAddendum(tx: Tx, addendum: NewAddendum): Promise<number | undefined> {
  const rows = await tx
    .insert(orderAddenda)
    .values(addendum)
    .onConflictDoNothing({ target: [orderAddenda.orderId, orderAddenda.number] })
    .returning({ id: orderAddenda.id })
  return rows[0]?.id
}

export async function updateAddendum(tx: Tx, id: number, change: AddendumChange): Promise<void> {
  await tx.update(orderAddenda).set(change).where(eq(orderAddenda.id, id))
}

const isDue = (today: string) =>
  and(eq(orderAddenda.status, 'accepted'), isNull(orderAddenda.begunAt), lte(orderAddenda.beginsOn, today))

/** The running rentals for which an accepted addendum begins by this day. */
export async function listOrdersToRenew(conn: Db, today: string): Promise<number[]> {
  const rows = await conn
    .selectDistinct({ id: orders.id })
    .from(orderAddenda)
    .innerJoin(orders, eq(orders.id, orderAddenda.orderId))
    .where(and(isDue(today), eq(orders.stageName, 'ONGOING')))
    .orderBy(asc(orders.id))
  return rows.map(({ id }) => id)
}

/** Running rentals that end from this day to that one. */
export async function listOrdersEnding(conn: Db, from: string, to: string): Promise<number[]> {
  const rows = await conn
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.stageName, sql`'ONGOING'`), sql`${orders.endsOn} between ${from} and ${to}`))
    .orderBy(asc(orders.endsOn), asc(orders.id))
  return rows.map(({ id }) => id)
}
