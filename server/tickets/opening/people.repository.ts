import { and, arrayContains, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { users } from '@/server/db/schema'

const PERSON = { id: users.id, name: users.firstName }

/** More than a list shows; others are found by typing. */
const SHOWN = 20

/** These people by name. */
export const listPeople = (conn: Db, ids: readonly number[]) =>
  conn.select(PERSON).from(users).where(inIds(users.id, ids)).orderBy(asc(users.firstName), asc(users.id))

export const listCompanyPeople = (conn: Db, companyId: number, search?: string) =>
  conn
    .select(PERSON)
    .from(users)
    .where(
      and(
        eq(users.active, true),
        arrayContains(users.permissionsGroups, ['CLIENTE']),
        eq(sql`coalesce(${users.homeCompanyId}, ${users.companyId})`, companyId),
        search ? sql`plain_text(${users.firstName}) like plain_text(${containsPattern(search)})` : undefined,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(SHOWN)
