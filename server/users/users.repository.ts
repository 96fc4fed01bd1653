import { and, arrayContains, asc, count, desc, eq, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { equipmentUnits, permittedCompanies, users } from '@/server/db/schema'
import { sortingBy } from '@/server/db/sorting'
import type { UserOrdering } from '@/services/users/user-orderings.rules'
import type { UserListQuery } from '@/services/users/users.schema'
import { homeCompany } from './home-company.repository'
import type { Scope } from './scope'

type Filters = Pick<UserListQuery, 'search' | 'type' | 'active'> & {
  /** Only these of them. */
  ids?: readonly number[]
}

const responsible = alias(users, 'responsible')

const permitted = sql<{ id: number; corporate_name: string }[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'corporate_name', c.corporate_name) order by c.corporate_name)
  from ${permittedCompanies} p join companies c on c.id = p.company_id where p.user_id = users.id), '[]'::json)`
const equipmentCount = sql<number>`(select count(*)::int from ${equipmentUnits} e where e.user_id = users.id)`

const managed = (conn: Db) =>
  conn
    .select({
      user: users,
      responsible: { id: responsible.id, firstName: responsible.firstName },
      permitted,
      equipmentCount,
    })
    .from(users)
    .leftJoin(responsible, eq(responsible.id, users.responsibleId))

export const listUsers = (
  conn: Db,
  scope: Scope,
  { ordering, ...filters }: Filters & { ordering: UserOrdering },
  window: { limit: number; offset: number },
) =>
  managed(conn)
    .where(matching(scope, filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)

/** The ids of all of them, in the list's order. */
export const userIds = (conn: Db, scope: Scope, { ordering, ...filters }: Filters & { ordering: UserOrdering }) =>
  selectIds(conn, users.id, matching(scope, filters), orderOf(ordering))

export async function countUsers(conn: Db, scope: Scope, filters: Filters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(users).where(matching(scope, filters))
  return rows[0]?.count ?? 0
}

export async function findUser(conn: Db, scope: Scope, id: number) {
  const rows = await managed(conn).where(and(within(scope), eq(users.id, id)))
  return rows[0]
}

export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Whether somebody else of the same group is an active admin: of the company, or an ADMINISTRADOR of staff. */
export async function hasOtherAdmin(tx: Tx, scope: Scope, userId: number): Promise<boolean> {
  const isAdmin =
    scope.of === 'company' ? eq(users.isCompanyAdmin, true) : arrayContains(users.permissionsGroups, ['ADMINISTRADOR'])
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(within(scope), eq(users.active, true), isAdmin, ne(users.id, userId)))
    .limit(1)
  return rows.length > 0
}

/** Whether this is an active user of the same group. */
export async function isColleague(tx: Tx, scope: Scope, userId: number): Promise<boolean> {
  const everyone: Scope = scope.of === 'salespeople' ? { of: 'staff' } : scope
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(within(everyone), eq(users.id, userId), eq(users.active, true)))
  return rows.length > 0
}

/** The people of a company, its admins before the others. */
export const listPeople = (
  conn: Db,
  companyId: number,
  { search, limit, offset }: { search?: string; limit: number; offset: number },
) =>
  managed(conn)
    .where(matching({ of: 'company', companyId }, { search }))
    .orderBy(desc(users.isCompanyAdmin), ...orderOf('first_name'))
    .limit(limit)
    .offset(offset)

/** Everybody who is or was a salesperson and nothing else. */
export async function listSalespeople(conn: Db): Promise<number[]> {
  const rows = await conn.select({ id: users.id }).from(users).where(isSalesperson)
  return rows.map(({ id }) => id)
}

const isSalesperson = eq(users.permissionsGroups, ['VENDEDOR'])

export function within(scope: Scope): SQL | undefined {
  const isCustomer = arrayContains(users.permissionsGroups, ['CLIENTE'])
  const exists = isNull(users.deletedAt)
  if (scope.of === 'company') return and(exists, isCustomer, eq(homeCompany, scope.companyId))
  if (scope.of === 'staff') return and(exists, not(isCustomer))
  if (scope.of === 'buyers') return and(exists, arrayContains(users.permissionsGroups, ['CLIENTE', 'VENDEDOR']))
  return and(exists, isSalesperson)
}

function matching(scope: Scope, { search, type, active, ids }: Filters): SQL | undefined {
  const pattern = search && containsPattern(search)
  return and(
    within(scope),
    type && arrayContains(users.permissionsGroups, [type]),
    active === undefined ? undefined : eq(users.active, active),
    pattern
      ? or(sql`plain_text(${users.firstName}) like plain_text(${pattern})`, sql`${users.email} ilike ${pattern}`)
      : undefined,
    ids && inIds(users.id, ids),
  )
}

const COLUMNS = {
  first_name: sql`${users.firstName} collate "pt-BR-x-icu"`,
  last_login: users.lastLogin,
  created_at: users.createdAt,
}

/** Who never logged in comes last either way; the id makes every order definite. */
function orderOf(ordering: UserOrdering): SQL[] {
  const { column, descends } = sortingBy(COLUMNS, ordering)
  return descends ? [sql`${column} desc nulls last`, desc(users.id)] : [sql`${column} asc nulls last`, asc(users.id)]
}
