import { and, arrayContains, eq, exists, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { permittedCompanies, users } from '@/server/db/schema'

/** A user's own company, also while a buyer acts for another one. */
export const homeCompany = sql<number | null>`coalesce(${users.homeCompanyId}, ${users.companyId})`

/**
 * Active managers and admins of a company, and managers among the buyers who may act for it, whichever they act for now:
 * those who hear of what concerns the company.
 */
export async function listManagerIds(conn: Db, companyId: number): Promise<number[]> {
  const isManager = arrayContains(users.permissionsGroups, ['GESTOR'])
  const isBuyer = arrayContains(users.permissionsGroups, ['VENDEDOR'])
  const permission = and(eq(permittedCompanies.userId, users.id), eq(permittedCompanies.companyId, companyId))
  const isPermitted = exists(
    conn
      .select({ one: sql`1` })
      .from(permittedCompanies)
      .where(permission),
  )
  const isOfCompany = and(eq(homeCompany, companyId), or(isManager, eq(users.isCompanyAdmin, true)))
  const isCustomer = arrayContains(users.permissionsGroups, ['CLIENTE'])
  const rows = await conn
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.active, true), isCustomer, or(isOfCompany, and(isManager, isBuyer, isPermitted))))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}
