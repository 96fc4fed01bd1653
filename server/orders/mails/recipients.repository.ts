import { and, arrayContains, arrayOverlaps, eq, exists, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { notificationPreferences, permittedCompanies, users } from '@/server/db/schema/index'

export type Recipient = { id: number; email: string }

const recipient = { id: users.id, email: users.email }

/** Excludes users who turned off mails about orders. */
const wantsOrderMails = (conn: Db) =>
  notExists(
    conn
      .select({ one: sql`1` })
      .from(notificationPreferences)
      .where(and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.orders, false))),
  )

/**
 * The customer's people: the customer who made the order, the company's GESTOR users and its admins; without those who
 * want no mail about orders.
 */
export function customerRecipients(conn: Db, companyId: number, createdBy: number): Promise<Recipient[]> {
  const manages = or(arrayContains(users.permissionsGroups, ['GESTOR']), eq(users.isCompanyAdmin, true))
  const isTheirs = or(eq(users.id, createdBy), and(eq(users.companyId, companyId), manages))
  return conn
    .select(recipient)
    .from(users)
    .where(
      and(eq(users.active, true), arrayContains(users.permissionsGroups, ['CLIENTE']), isTheirs, wantsOrderMails(conn)),
    )
    .orderBy(users.id)
}

/** The active staff of these groups who see a company's orders; a salesperson only when it is permitted to them. */
export function staffWhoSee(conn: Db, companyId: number, groups: readonly string[]): SQL | undefined {
  const isPermitted = exists(
    conn
      .select({ one: sql`1` })
      .from(permittedCompanies)
      .where(and(eq(permittedCompanies.userId, users.id), eq(permittedCompanies.companyId, companyId))),
  )
  const seesAll = not(eq(users.permissionsGroups, ['VENDEDOR']))
  return and(
    eq(users.active, true),
    arrayOverlaps(users.permissionsGroups, [...groups]),
    not(arrayContains(users.permissionsGroups, ['CLIENTE'])),
    or(seesAll, isPermitted),
  )
}

/** The same, without those who turned off mails about orders. */
export function staffRecipients(conn: Db, companyId: number, groups: readonly string[]): Promise<Recipient[]> {
  return conn
    .select(recipient)
    .from(users)
    .where(and(staffWhoSee(conn, companyId, groups), wantsOrderMails(conn)))
    .orderBy(users.id)
}

/** Those of these users who want mails about orders. */
export function amongRecipients(conn: Db, userIds: readonly number[]): Promise<Recipient[]> {
  return conn
    .select(recipient)
    .from(users)
    .where(and(inIds(users.id, userIds), wantsOrderMails(conn)))
    .orderBy(users.id)
}
