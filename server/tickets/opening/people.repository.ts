import { and, arrayContains, arrayOverlaps, asc, eq, not, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { containsPattern } from '@/server/db/patterns'
import { users } from '@/server/db/schema'
import { PERMISSIONS } from '@/services/auth/permissions.rules'

const PERSON = { id: users.id, name: users.firstName }

/** More than a company or a team shows in a list; others are found by typing. */
const SHOWN = 20

const isOfClients = arrayContains(users.permissionsGroups, ['CLIENTE'])

export const listAssignees = (conn: Db) =>
  conn
    .select(PERSON)
    .from(users)
    .where(
      and(
        eq(users.active, true),
        arrayOverlaps(users.permissionsGroups, [...PERMISSIONS['tickets:manage'].staff]),
        not(isOfClients),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))

export const listCompanyPeople = (conn: Db, companyId: number, search?: string) =>
  conn
    .select(PERSON)
    .from(users)
    .where(
      and(
        eq(users.active, true),
        isOfClients,
        eq(sql`coalesce(${users.homeCompanyId}, ${users.companyId})`, companyId),
        search ? sql`plain_text(${users.firstName}) like plain_text(${containsPattern(search)})` : undefined,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(SHOWN)
