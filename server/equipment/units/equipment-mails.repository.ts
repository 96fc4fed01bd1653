import { and, arrayContains, asc, eq, max, not, or, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { equipmentUnits, products, unitEvents, users } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'

/** Managers and admins of a company. */
export const listManagerIds = (tx: Tx, companyId: number): Promise<number[]> =>
  idsOf(
    tx,
    and(
      eq(users.companyId, companyId),
      arrayContains(users.permissionsGroups, ['CLIENTE']),
      or(arrayContains(users.permissionsGroups, ['GESTOR']), eq(users.isCompanyAdmin, true)),
    ),
  )

export const listOperatorIds = (tx: Tx): Promise<number[]> =>
  idsOf(
    tx,
    and(arrayContains(users.permissionsGroups, ['OPERAÇÃO']), not(arrayContains(users.permissionsGroups, ['CLIENTE']))),
  )

async function idsOf(tx: Tx, where: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.active, true), where))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** How a notice names units. */
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
