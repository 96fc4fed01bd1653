import { and, arrayContains, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { companies, permittedCompanies, users } from '@/server/db/schema'
import { homeCompany } from './home-company.repository'
import type { Scope } from './scope'
import { within } from './users.repository'

export type UserRow = typeof users.$inferSelect
export type UserFields = Partial<
  Pick<
    UserRow,
    'firstName' | 'username' | 'phone' | 'permissionsGroups' | 'isCompanyAdmin' | 'responsibleId' | 'active'
  >
>

/** The new user, or undefined when the e-mail has an account already. */
export async function insertUser(tx: Tx, fields: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const rows = await tx.insert(users).values(fields).onConflictDoNothing().returning()
  return rows[0]
}

/** The user, locked, with the companies that they may act for. */
export async function lockUser(tx: Tx, scope: Scope, id: number) {
  const rows = await tx
    .select()
    .from(users)
    .where(and(within(scope), eq(users.id, id)))
    .for('update')
  const user = rows[0]
  return user && { user, permitted: await listPermitted(tx, id) }
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

async function listPermitted(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: permittedCompanies.companyId })
    .from(permittedCompanies)
    .where(eq(permittedCompanies.userId, userId))
    .orderBy(permittedCompanies.companyId)
  return rows.map(({ id }) => id)
}

export async function setUserFields(tx: Tx, id: number, fields: UserFields): Promise<void> {
  if (Object.keys(fields).length > 0) await tx.update(users).set(fields).where(eq(users.id, id))
}

/** Makes these the companies that the user may act for, and no others. */
export async function setPermitted(tx: Tx, userId: number, companyIds: readonly number[]): Promise<void> {
  await tx.delete(permittedCompanies).where(eq(permittedCompanies.userId, userId))
  if (companyIds.length > 0) {
    await tx.insert(permittedCompanies).values(companyIds.map((companyId) => ({ userId, companyId })))
  }
}

export async function countCompaniesAmong(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  return tx.$count(companies, inArray(companies.id, [...ids]))
}

/** The row stays, because history names it; the person is out and answers for nobody and nothing any more. */
export async function markDeleted(tx: Tx, id: number): Promise<void> {
  await tx.update(users).set({ deletedAt: new Date(), active: false, responsibleId: null }).where(eq(users.id, id))
  await tx.update(users).set({ responsibleId: null }).where(eq(users.responsibleId, id))
}

/** A customer who acts for a company that is no longer permitted to them acts for their own again. */
export async function resetToHomeUnlessPermitted(tx: Tx, userId: number): Promise<void> {
  const isPermitted = sql`exists (
    select 1 from ${permittedCompanies} p where p.user_id = users.id and p.company_id = users.company_id)`
  await tx
    .update(users)
    .set({ companyId: sql`${users.homeCompanyId}` })
    .where(and(eq(users.id, userId), sql`${users.homeCompanyId} <> ${users.companyId}`, sql`not ${isPermitted}`))
}

/**
 * Whether a company is permitted to the user, whose row is locked: whoever takes it away at the same moment comes before
 * or after.
 */
export async function lockPermission(tx: Tx, userId: number, companyId: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return (await listPermitted(tx, userId)).includes(companyId)
}

/** A customer's own company is remembered from the first time that they act for another one. */
export async function setActiveCompany(tx: Tx, userId: number, companyId: number): Promise<void> {
  const home = sql`case when 'CLIENTE' = any(${users.permissionsGroups}) then ${homeCompany} end`
  await tx.update(users).set({ companyId, homeCompanyId: home }).where(eq(users.id, userId))
}

const ofCompany = (companyId: number) => within({ of: 'company', companyId })

export async function activatePeople(tx: Tx, companyId: number): Promise<void> {
  await tx.update(users).set({ active: true }).where(ofCompany(companyId))
}

/** The active admins of a company. */
export function listAdmins(tx: Tx, companyId: number) {
  return tx
    .select({ id: users.id, firstName: users.firstName, email: users.email })
    .from(users)
    .where(and(ofCompany(companyId), eq(users.isCompanyAdmin, true), eq(users.active, true)))
    .orderBy(users.id)
}

export async function listPeopleIds(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(ofCompany(companyId))
  return rows.map(({ id }) => id)
}

/** Buyers of other companies who act for this one act for their own again. */
export async function resetGuestsToHome(tx: Tx, companyId: number): Promise<void> {
  const isGuest = and(
    eq(users.companyId, companyId),
    arrayContains(users.permissionsGroups, ['CLIENTE']),
    isNull(users.deletedAt),
    sql`${homeCompany} <> ${companyId}`,
  )
  await tx
    .update(users)
    .set({ companyId: sql`${users.homeCompanyId}` })
    .where(isGuest)
}
