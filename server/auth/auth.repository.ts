import { and, eq, inArray, isNull, ne, type Placeholder, sql } from 'drizzle-orm'
import { type Db, db, type Tx } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { companies, permittedCompanies, refreshTokens, users } from '@/server/db/schema'
import { notifyPermissionChange } from '@/server/live/live.service'
import type { PermittedCompany } from '@/services/auth/auth.schema'

export type UserRow = typeof users.$inferSelect

export async function findUserByEmail(email: string): Promise<UserRow | undefined> {
  const rows = await db()
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))
  return rows[0]
}

const ownCompany = {
  id: companies.id,
  corporateName: companies.corporateName,
  tradeName: companies.tradeName,
  cnpj: companies.cnpj,
  active: companies.active,
  activatedAt: companies.activatedAt,
}

/** An active user of a live session, with their active company and the companies permitted to them: one query. */
export async function findSessionUser(userId: number, familyId: string) {
  const [user, family] = [sql.placeholder('userId'), sql.placeholder('familyId')]
  const rows = await prepared(db(), 'session user', () => usersOf(user, family), { userId, familyId })
  return rows[0]
}

const usersOf = (userId: Placeholder, familyId: Placeholder) =>
  db()
    .select({
      user: users,
      company: ownCompany,
      permitted: permittedOf(),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, userId), eq(users.active, true), isNull(users.deletedAt), sessionIsLive(familyId)))

/** The same without a session: for the answer of a log-in. */
export async function findUserWithCompanies(conn: Db, userId: number) {
  const rows = await conn
    .select({
      user: users,
      company: ownCompany,
      permitted: permittedOf(),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  return rows[0]
}

export type UserWithCompanies = NonNullable<Awaited<ReturnType<typeof findUserWithCompanies>>>

const permittedOf = () => sql<PermittedCompany[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'corporate_name', c.corporate_name, 'cnpj', c.cnpj) order by c.corporate_name)
  from ${permittedCompanies} p join companies c on c.id = p.company_id where p.user_id = ${users.id}), '[]'::json)`

const sessionIsLive = (familyId: Placeholder) => sql`exists (
  select 1 from ${refreshTokens} r where r.family_id = ${familyId}::uuid and r.user_id = ${users.id}
  and r.revoked_at is null and r.expires_at > now())`

export async function markLogin(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ lastLogin: new Date() }).where(eq(users.id, userId))
}

type NewToken = typeof refreshTokens.$inferInsert

export async function insertRefreshToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/** The token's row, locked: concurrent uses of one token are decided one after the other. */
export async function lockRefreshToken(tx: Tx, tokenHash: string) {
  const rows = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)).for('update')
  return rows[0]
}

export async function markTokenUsed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
}

export async function revokeFamily(conn: Db, familyId: string): Promise<void> {
  const ended = await conn
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt)))
    .returning({ userId: refreshTokens.userId })
  await notifyPermissionChange(
    conn,
    ended.slice(0, 1).map(({ userId }) => userId),
  )
}

type NewPassword = { passwordHash: string; mustChange?: boolean; expiresAt?: Date }

export async function setPassword(tx: Tx, userId: number, password: NewPassword): Promise<void> {
  const { passwordHash, mustChange = false, expiresAt = null } = password
  await tx
    .update(users)
    .set({ passwordHash, mustChangePassword: mustChange, passwordExpiresAt: expiresAt })
    .where(eq(users.id, userId))
}

/** Ends every session of these users, except one if named. */
export async function revokeSessions(tx: Tx, userIds: readonly number[], exceptFamilyId?: string): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(
      and(
        inArray(refreshTokens.userId, [...userIds]),
        isNull(refreshTokens.revokedAt),
        exceptFamilyId ? ne(refreshTokens.familyId, exceptFamilyId) : undefined,
      ),
    )
  await notifyPermissionChange(tx, userIds)
}

/** @param age a PostgreSQL interval: "6 months" */
export async function deleteTokensOlderThan(conn: Db, age: string): Promise<void> {
  await conn.delete(refreshTokens).where(sql`${refreshTokens.createdAt} < now() - ${age}::interval`)
}

export async function userIsActive(conn: Db, userId: number): Promise<boolean> {
  const rows = await conn
    .select({ active: users.active })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return rows[0]?.active ?? false
}
