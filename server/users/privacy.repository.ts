import { and, desc, eq, sql } from 'drizzle-orm'
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
export const ERASURE = 'erasure'

export const listConsents = (conn: Db, userId: number) =>
  conn.select().from(privacyConsents).where(eq(privacyConsents.userId, userId)).orderBy(desc(privacyConsents.id))

/** A person's requests, the newest first; all kinds, or one. */
export const listRequestsOf = (conn: Db, userId: number, kind?: PrivacyRequestKind) =>
  conn
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.userId, userId), kind === undefined ? undefined : eq(privacyRequests.kind, kind)))
    .orderBy(desc(privacyRequests.id))

export async function insertRequest(tx: Tx, request: typeof privacyRequests.$inferInsert): Promise<RequestRow> {
  return orNotFound((await tx.insert(privacyRequests).values(request).returning())[0])
}

const ofStatus = (status?: RequestStatus) =>
  and(eq(privacyRequests.kind, ERASURE), status && eq(privacyRequests.status, status))

/** All erasure requests, the oldest first, each with its user. */
export const listErasures = (conn: Db, status: RequestStatus | undefined, window: { limit: number; offset: number }) =>
  conn
    .select({ request: privacyRequests, person: { id: users.id, firstName: users.firstName, email: users.email } })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.userId))
    .where(ofStatus(status))
    .orderBy(privacyRequests.id)
    .limit(window.limit)
    .offset(window.offset)

export const countErasures = (conn: Db, status?: RequestStatus): Promise<number> =>
  conn.$count(privacyRequests, ofStatus(status))

export async function lockErasure(tx: Tx, id: number): Promise<RequestRow | undefined> {
  const rows = await tx
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.kind, ERASURE)))
    .for('update')
  return rows[0]
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
