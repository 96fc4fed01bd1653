import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  equipmentUnits,
  eventLogs,
  npsAnswers,
  passwordResets,
  privacyConsents,
  privacyRequests,
  users,
} from '@/server/db/schema'
import type { PrivacyRequestKind } from '@/server/db/schema/users'
import { orNotFound } from '@/server/http/refusal'
import { ERASED_NAME, type RequestStatus } from '@/services/users/erasure.rules'

export type RequestRow = typeof privacyRequests.$inferSelect

export const listConsents = (conn: Db, userId: number) =>
  conn.select().from(privacyConsents).where(eq(privacyConsents.userId, userId)).orderBy(desc(privacyConsents.id))

/** Requests that staff decide; a copy that somebody downloaded is none of them. */
const areDecided = ne(privacyRequests.kind, 'export')

/** A person's requests, the newest first, with the copies that they downloaded. */
export const listRequestsOf = (conn: Db, userId: number) =>
  conn.select().from(privacyRequests).where(eq(privacyRequests.userId, userId)).orderBy(desc(privacyRequests.id))

/** The same without the copies. */
export const listDecidedRequestsOf = (conn: Db, userId: number) =>
  conn
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.userId, userId), areDecided))
    .orderBy(desc(privacyRequests.id))

/** The person's request of a kind that still waits, if there is one. */
export async function findPending(tx: Tx, userId: number, kind: PrivacyRequestKind): Promise<RequestRow | undefined> {
  const isIt = and(
    eq(privacyRequests.userId, userId),
    eq(privacyRequests.kind, kind),
    eq(privacyRequests.status, 'pending'),
  )
  return (await tx.select().from(privacyRequests).where(isIt))[0]
}

export async function insertRequest(tx: Tx, request: typeof privacyRequests.$inferInsert): Promise<RequestRow> {
  return orNotFound((await tx.insert(privacyRequests).values(request).returning())[0])
}

const ofStatus = (status?: RequestStatus) => and(areDecided, status && eq(privacyRequests.status, status))

/**
 * Everybody's requests, each with its user; null for somebody without an account. Those that wait come the oldest first,
 * others the newest first.
 */
export const listAllRequests = (
  conn: Db,
  status: RequestStatus | undefined,
  window: { limit: number; offset: number },
) =>
  conn
    .select({ request: privacyRequests, person: { id: users.id, firstName: users.firstName, email: users.email } })
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .where(ofStatus(status))
    .orderBy(status === 'pending' ? privacyRequests.id : desc(privacyRequests.id))
    .limit(window.limit)
    .offset(window.offset)

export const countAllRequests = (conn: Db, status?: RequestStatus): Promise<number> =>
  conn.$count(privacyRequests, ofStatus(status))

export async function lockRequest(tx: Tx, id: number): Promise<RequestRow | undefined> {
  const isIt = and(eq(privacyRequests.id, id), areDecided)
  return (await tx.select().from(privacyRequests).where(isIt).for('update'))[0]
}

/** The ids of requests that wait since before an instant, the oldest first. */
export async function listPendingIds(conn: Db, before: Date): Promise<number[]> {
  const rows = await conn
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.status, 'pending'), lt(privacyRequests.createdAt, before)))
    .orderBy(privacyRequests.createdAt)
  return rows.map(({ id }) => id)
}

/** Deletes requests that were answered five years ago: until then they prove that the law was kept. */
export async function deleteOldRequests(conn: Db): Promise<void> {
  await conn.delete(privacyRequests).where(lt(privacyRequests.decidedAt, sql`now() - interval '5 years'`))
}

type Decision = { status: RequestStatus; message: string | null; decidedById: number }

export async function decideRequest(tx: Tx, id: number, decision: Decision): Promise<RequestRow> {
  const settled = { ...decision, decidedAt: new Date() }
  return orNotFound((await tx.update(privacyRequests).set(settled).where(eq(privacyRequests.id, id)).returning())[0])
}

/** Removes personal data from the user's row, which stays for contracts and history. */
export async function anonymizeUser(tx: Tx, userId: number): Promise<void> {
  const place = `removida-${String(userId)}@removida.invalid`
  await tx
    .update(users)
    .set({
      firstName: ERASED_NAME,
      username: ERASED_NAME,
      email: place,
      phone: null,
      passwordHash: '',
      passwordExpiresAt: null,
      isCompanyAdmin: false,
      nps: false,
      lastLogin: null,
      deletedAt: sql`coalesce(${users.deletedAt}, now())`,
    })
    .where(eq(users.id, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

export const listRatingsOf = (conn: Db, userId: number) =>
  conn.select().from(npsAnswers).where(eq(npsAnswers.userId, userId)).orderBy(npsAnswers.id)

export const listEquipmentOf = (conn: Db, userId: number) =>
  conn
    .select({ serial: equipmentUnits.serial, label: equipmentUnits.label })
    .from(equipmentUnits)
    .where(eq(equipmentUnits.userId, userId))
    .orderBy(equipmentUnits.serial)

/** What a person did, the newest first. */
export const listActionsOf = (conn: Db, userId: number) =>
  conn
    .select({
      at: eventLogs.createdAt,
      modelName: eventLogs.modelName,
      objectId: eventLogs.objectId,
      action: eventLogs.action,
      message: eventLogs.message,
    })
    .from(eventLogs)
    .where(eq(eventLogs.actorId, userId))
    .orderBy(desc(eventLogs.id))
