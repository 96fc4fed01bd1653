import { and, arrayContains, asc, eq, inArray, max, not, or, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { equipmentUnits, notificationPreferences, products, unitEvents, users } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'

const person = { id: users.id, firstName: users.firstName, email: users.email }

/** The active ones among these users. */
export const listPeople = (tx: Tx, ids: readonly number[]) =>
  tx
    .select(person)
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.active, true)))
    .orderBy(asc(users.id))

/** Managers and admins of a company. */
export const listManagers = (tx: Tx, companyId: number) =>
  tx
    .select(person)
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.active, true),
        arrayContains(users.permissionsGroups, ['CLIENTE']),
        or(arrayContains(users.permissionsGroups, ['GESTOR']), eq(users.isCompanyAdmin, true)),
      ),
    )
    .orderBy(asc(users.id))

/** Operators, except those who want no mail about orders. */
export const listOperators = (tx: Tx) =>
  tx
    .select(person)
    .from(users)
    .where(
      and(
        eq(users.active, true),
        arrayContains(users.permissionsGroups, ['OPERAÇÃO']),
        not(arrayContains(users.permissionsGroups, ['CLIENTE'])),
        sql`not exists (select 1 from ${notificationPreferences} n where n.user_id = ${users.id} and not n.orders)`,
      ),
    )
    .orderBy(asc(users.id))

/** How a mail names units. */
export const listUnitNames = (tx: Tx, unitIds: readonly number[]) =>
  tx
    .select({ serial: equipmentUnits.serial, label: equipmentUnits.label, product: products.name })
    .from(equipmentUnits)
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(inIds(equipmentUnits.id, unitIds))
    .orderBy(asc(products.name), asc(equipmentUnits.serial))

/** Id of the newest event of these units, part of the mail's idempotency key. */
export async function findLatestEventId(tx: Tx, unitIds: readonly number[]): Promise<number> {
  const rows = await tx
    .select({ id: max(unitEvents.id) })
    .from(unitEvents)
    .where(inIds(unitEvents.unitId, unitIds))
  return must(rows[0]?.id, 'event of the units')
}
