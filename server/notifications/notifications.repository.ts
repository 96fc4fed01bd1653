import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import {
  companies,
  mailOutbox,
  notificationChoices,
  notifications,
  orders,
  permittedCompanies,
  users,
} from '@/server/db/schema'
import type { Group } from '@/services/auth/actor.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import type { StoredChoice } from '@/services/notifications/preferences.rules'

/** The active ones of these users as actors, with what they chose for the kind. */
export const listReceivers = (tx: Tx, kind: NotificationKind, ids: readonly number[]) =>
  tx
    .select({
      id: users.id,
      name: users.firstName,
      email: users.email,
      groups: sql<Group[]>`${users.permissionsGroups}`,
      isCompanyAdmin: users.isCompanyAdmin,
      companyId: users.companyId,
      permittedCompanyIds: sql<number[]>`array(select ${permittedCompanies.companyId} from ${permittedCompanies}
        where ${permittedCompanies.userId} = ${users.id})`,
      bell: notificationChoices.bell,
      mail: notificationChoices.mail,
    })
    .from(users)
    .leftJoin(notificationChoices, and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)))
    .where(and(inIds(users.id, ids), eq(users.active, true)))
    .orderBy(users.id)

/** Whose notifications are new: not of those who have one for the event already. */
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
  const rows = await select(conn).where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
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
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.value ?? 0
}

const SEEN = { kind: notifications.kind, eventKey: notifications.eventKey }

export type SeenNotification = { kind: NotificationKind; eventKey: string }

/** One notification, by its id or its event. */
type Which = { id: number } | { eventKey: string }

const isThe = (which: Which): SQL =>
  'id' in which ? eq(notifications.id, which.id) : eq(notifications.eventKey, which.eventKey)

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

/** @returns it; none when it was not there */
export const deleteNotification = (tx: Tx, userId: number, which: Which): Promise<SeenNotification[]> =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), isThe(which)))
    .returning(SEEN)

/** Deletes all of a person, with what they chose. */
export async function deleteNotificationsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId))
}

const RETENTION = sql`interval '180 days'`

export async function purgeNotifications(conn: Db): Promise<void> {
  await conn.delete(notifications).where(sql`${notifications.createdAt} < now() - ${RETENTION}`)
}

export type Choices = Partial<Record<NotificationKind, StoredChoice>>

/** What a person chose, by kind. */
export async function findChoices(conn: Db, userId: number): Promise<Choices> {
  const { kind, bell, mail } = notificationChoices
  const rows = await conn
    .select({ kind, bell, mail })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId))
  return Object.fromEntries(rows.map((row) => [row.kind, { bell: row.bell, mail: row.mail }]))
}

/** One change of a person's choices at a time: the row of the person is locked. */
export async function lockChoices(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Replaces what a person chose. */
export async function saveChoices(tx: Tx, userId: number, choices: Choices): Promise<void> {
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId))
  const rows = Object.entries(choices).map(([kind, choice]) => ({ userId, kind: kind as NotificationKind, ...choice }))
  if (rows.length > 0) await tx.insert(notificationChoices).values(rows)
}

/** The active staff in any of these groups. */
export async function listStaffIds(tx: Tx, groups: readonly string[]): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        arrayOverlaps(users.permissionsGroups, [...groups]),
        not(arrayContains(users.permissionsGroups, ['CLIENTE'])),
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
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
    .where(eq(mailOutbox.id, id))
  return rows[0]
}
