import { and, count, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { companies, mailOutbox, notificationChoices, notifications, orders, users } from '@/server/db/schema'
import type { NotificationKind } from '@/services/notifications/kinds.rules'

/** Those of these keys whose notification was removed or taken back: they are over, and not told again. */
export async function listRemovedKeys(tx: Tx, eventKeys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ eventKey: notifications.eventKey })
    .from(notifications)
    .where(and(hasKey(eventKeys), isNotNull(notifications.deletedAt)))
  return rows.map(({ eventKey }) => eventKey)
}

const hasKey = (eventKeys: readonly string[]): SQL =>
  sql`${notifications.eventKey} = any(${sql.param([...eventKeys])}::text[])`

/** Whose notifications are new: not of those who have, or had, one for the event already. */
export async function insertNotifications(tx: Tx, rows: (typeof notifications.$inferInsert)[]): Promise<number[]> {
  const added = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: notifications.eventKey })
    .returning({ userId: notifications.userId })
  return added.map(({ userId }) => userId)
}

export type NotificationFilters = { unread?: boolean; kinds?: readonly NotificationKind[] }

const fitting = (userId: number, { unread, kinds }: NotificationFilters): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.deletedAt),
    unread ? isNull(notifications.readAt) : undefined,
    kinds && inArray(notifications.kind, [...kinds]),
  )

const ROW = {
  notification: notifications,
  actorName: users.firstName,
  company: { id: companies.id, corporateName: companies.corporateName },
}

const select = (conn: Db) =>
  conn
    .select(ROW)
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(companies, eq(companies.id, notifications.companyId))

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

/** A person's notifications, newest first. */
export const listNotifications = (
  conn: Db,
  userId: number,
  { limit, offset, ...filters }: NotificationFilters & { limit: number; offset: number },
) => select(conn).where(fitting(userId, filters)).orderBy(desc(notifications.id)).limit(limit).offset(offset)

export async function findNotification(conn: Db, userId: number, id: number): Promise<NotificationRow | undefined> {
  const rows = await select(conn).where(and(eq(notifications.id, id), fitting(userId, {})))
  return rows[0]
}

/** How many fit, and how many are unread at all. */
export async function countNotifications(
  conn: Db,
  userId: number,
  filters: NotificationFilters,
): Promise<{ count: number; unread: number }> {
  const [fit] = await conn.select({ value: count() }).from(notifications).where(fitting(userId, filters))
  return { count: fit?.value ?? 0, unread: await countUnread(conn, userId) }
}

export async function countUnread(conn: Db, userId: number): Promise<number> {
  const [row] = await conn
    .select({ value: count() })
    .from(notifications)
    .where(fitting(userId, { unread: true }))
  return row?.value ?? 0
}

const SEEN = { kind: notifications.kind, eventKey: notifications.eventKey }

export type SeenNotification = { kind: NotificationKind; eventKey: string }

/** One notification by its id or its event, or those of several events. */
type Which = { id: number } | { eventKeys: readonly string[] }

const isThe = (which: Which): SQL => ('id' in which ? eq(notifications.id, which.id) : hasKey(which.eventKeys))

/** Marks unread ones as read. @returns them */
export async function markRead(
  tx: Tx,
  userId: number,
  which: Which | { untilId: number; kinds?: readonly NotificationKind[] },
): Promise<SeenNotification[]> {
  const seen =
    'untilId' in which
      ? and(fitting(userId, { unread: true, kinds: which.kinds }), lte(notifications.id, which.untilId))
      : and(fitting(userId, { unread: true }), isThe(which))
  return tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(seen)
    .returning(SEEN)
}

const REMOVED = { deletedAt: sql`now()`, words: { title: '', text: '', path: null, needs: null } }

/** Removes one of a person. Its key stays, without its words. @returns it; none when it was not there */
export const removeNotification = (tx: Tx, userId: number, id: number): Promise<SeenNotification[]> =>
  tx
    .update(notifications)
    .set(REMOVED)
    .where(and(eq(notifications.id, id), fitting(userId, {})))
    .returning(SEEN)

/** Removes those of an event. @returns whose they were */
export async function removeByKeys(tx: Tx, eventKeys: readonly string[]): Promise<number[]> {
  const removed = await tx
    .update(notifications)
    .set(REMOVED)
    .where(and(hasKey(eventKeys), isNull(notifications.deletedAt)))
    .returning({ userId: notifications.userId })
  return removed.map(({ userId }) => userId)
}

type OfOrder = { orderId: number; keys: string }

const isOfOrder = ({ orderId, keys }: OfOrder): SQL | undefined =>
  and(eq(notifications.orderId, orderId), sql`${notifications.eventKey} ~ ${keys}`, isNull(notifications.deletedAt))

/** Removes those about an order whose keys fit a regular expression. @returns whose they were */
export const removeOfOrder = (tx: Tx, which: OfOrder): Promise<{ userId: number }[]> =>
  tx.update(notifications).set(REMOVED).where(isOfOrder(which)).returning({ userId: notifications.userId })

/** Marks the same as read, those that are unread. @returns whose they were */
export const markReadOfOrder = (tx: Tx, which: OfOrder): Promise<{ userId: number }[]> =>
  tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(isOfOrder(which), isNull(notifications.readAt)))
    .returning({ userId: notifications.userId })

/** Forgets those of an event, as if it had never been told. @returns whose they were */
export async function forgetByKeys(tx: Tx, eventKeys: readonly string[]): Promise<number[]> {
  const forgotten = await tx.delete(notifications).where(hasKey(eventKeys)).returning({ userId: notifications.userId })
  return forgotten.map(({ userId }) => userId)
}

/** Deletes all of a person, with what they chose. */
export async function deleteNotificationsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId))
}

const RETENTION = sql`interval '180 days'`

export async function purgeNotifications(conn: Db): Promise<void> {
  await conn.delete(notifications).where(sql`${notifications.createdAt} < now() - ${RETENTION}`)
}

/** A mail that did not go out, with its order if it is about one. */
export async function findFailedMail(tx: Tx, id: number) {
  const rows = await tx
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      order: { companyId: orders.companyId, maskId: orders.orderMaskId },
    })
    .from(mailOutbox)
    .leftJoin(orders, eq(orders.id, mailOutbox.orderId))
    .where(and(eq(mailOutbox.id, id), inArray(mailOutbox.status, ['pending', 'failed'])))
  return rows[0]
}
