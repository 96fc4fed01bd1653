import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { db, type Db, type Tx } from '@/server/db/client'
import { refreshTokens, users } from '@/server/db/schema'

const { familyId, userId, userAgent, ipAddress, loggedInAt, createdAt, revokedAt, expiresAt } = refreshTokens

const isLive = and(isNull(revokedAt), sql`${expiresAt} > now()`)

const lastUse = sql`max(${createdAt})`

const newest = <T>(column: typeof userAgent | typeof ipAddress) =>
  sql<T>`(array_agg(${column} order by ${createdAt} desc))[1]`

/** A person's open log-ins, the last used first: a family of tokens is one log-in, and each use adds a token to it. */
export const listLiveSessions = (conn: Db, ofUser: number) =>
  conn
    .select({
      id: familyId,
      since: sql`min(${loggedInAt})`.mapWith(loggedInAt),
      lastUsed: lastUse.mapWith(createdAt),
      userAgent: newest<string | null>(userAgent),
      ipAddress: newest<string | null>(ipAddress),
    })
    .from(refreshTokens)
    .where(and(eq(userId, ofUser), isLive))
    .groupBy(familyId)
    .orderBy(desc(lastUse))

export type SessionRow = Awaited<ReturnType<typeof listLiveSessions>>[number]

/** The addresses from which somebody logged in with this e-mail. */
export async function listLoginAddresses(email: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ address: ipAddress })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), isNotNull(ipAddress)))
  return rows.flatMap(({ address }) => address ?? [])
}

/** Ends one log-in of a person; false when they have no such log-in open. */
export async function revokeSession(tx: Tx, ofUser: number, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(userId, ofUser), eq(familyId, id), isLive))
  return (rowCount ?? 0) > 0
}
