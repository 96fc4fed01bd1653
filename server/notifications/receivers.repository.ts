import { and, arrayContains, arrayOverlaps, eq, not, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { companies, notificationChoices, permittedCompanies, users } from '@/server/db/schema'
import type { Group } from '@/services/auth/actor.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'

/** The active ones of these users as actors, with what they chose for the kind; without people of a company that was closed. */
export const listReceivers = (conn: Db, kind: NotificationKind, ids: readonly number[]) =>
  conn
    .select({
      id: users.id,
      name: users.firstName,
      email: users.email,
      groups: sql<Group[]>`${users.permissionsGroups}`,
      isCompanyAdmin: users.isCompanyAdmin,
      companyId: users.companyId,
      permittedCompanyIds: sql<number[]>`array(select ${permittedCompanies.companyId} from ${permittedCompanies}
        where ${permittedCompanies.userId} = ${users.id})`,
      bell: notificationChoices.bell,
      mail: notificationChoices.mail,
    })
    .from(users)
    .leftJoin(notificationChoices, and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(inIds(users.id, ids), eq(users.active, true), not(isOfClosedCompany)))
    .orderBy(users.id)

/** A customer whose company had access once, and has none any more. */
const isOfClosedCompany = sql<boolean>`coalesce('CLIENTE' = any(${users.permissionsGroups}) and not ${companies.active}
  and ${companies.activatedAt} is not null, false)`

/** The active staff in any of these groups. */
export async function listStaffIds(conn: Db, groups: readonly string[]): Promise<number[]> {
  const rows = await conn
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        arrayOverlaps(users.permissionsGroups, [...groups]),
        not(arrayContains(users.permissionsGroups, ['CLIENTE'])),
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}
