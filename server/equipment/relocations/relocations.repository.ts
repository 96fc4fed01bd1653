import { and, asc, count, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { addresses, equipmentUnits, products, relocations, relocationUnits, users } from '@/server/db/schema/index'
import { must } from '@/services/invariant/must.rules'
import type { RelocationStatus } from '@/services/stock/events/unit-events.rules'

export type RelocationRow = typeof relocations.$inferSelect

/** All relocations of a company, or those that concern one user. */
export type RelocationScope = { companyId: number; ofUser?: number }

const OPEN: RelocationStatus[] = ['REQUESTED', 'APPROVED']

const toUser = alias(users, 'to_user')
const requester = alias(users, 'requester')
const decider = alias(users, 'decider')
const fromAddress = alias(addresses, 'from_address')
const fromUser = alias(users, 'from_user')

function scopeWhere({ companyId, ofUser }: RelocationScope): SQL | undefined {
  return and(
    eq(relocations.companyId, companyId),
    ofUser === undefined
      ? undefined
      : or(
          eq(relocations.requestedBy, ofUser),
          eq(relocations.toUserId, ofUser),
          sql`exists (select 1 from ${relocationUnits} u where u.relocation_id = ${relocations.id} and u.from_user_id = ${ofUser})`,
        ),
  )
}

const statusWhere = (isOpen: boolean): SQL =>
  isOpen ? inArray(relocations.status, OPEN) : notInArray(relocations.status, OPEN)

const selectRelocations = (conn: Db) =>
  conn
    .select({
      relocation: relocations,
      toAddress: { id: addresses.id, label: addresses.label, city: addresses.city, state: addresses.state },
      toUser: { id: toUser.id, firstName: toUser.firstName },
      requester: { id: requester.id, firstName: requester.firstName },
      decider: { id: decider.id, firstName: decider.firstName },
    })
    .from(relocations)
    .innerJoin(requester, eq(requester.id, relocations.requestedBy))
    .leftJoin(addresses, eq(addresses.id, relocations.toAddressId))
    .leftJoin(toUser, eq(toUser.id, relocations.toUserId))
    .leftJoin(decider, eq(decider.id, relocations.decidedBy))

type PageWindow = { limit: number; offset: number }
type Reader = { id: number; decides: boolean }

/** A page of relocations: open ones start with those that wait for the reader, then newest first. */
export const listRelocations = (
  conn: Db,
  scope: RelocationScope,
  isOpen: boolean,
  reader: Reader,
  window: PageWindow,
) => {
  const theirs = or(
    reader.decides ? eq(relocations.status, 'REQUESTED') : undefined,
    and(
      eq(relocations.status, 'APPROVED'),
      or(
        eq(relocations.toUserId, reader.id),
        sql`${relocations.toUserId} is null and exists (select 1 from ${relocationUnits} u
          where u.relocation_id = ${relocations.id} and u.from_user_id = ${reader.id})`,
      ),
    ),
  )
  return selectRelocations(conn)
    .where(and(scopeWhere(scope), statusWhere(isOpen)))
    .orderBy(...(isOpen && theirs ? [sql`(${theirs}) desc`] : []), desc(relocations.id))
    .limit(window.limit)
    .offset(window.offset)
}

export type ListedRelocation = Awaited<ReturnType<typeof listRelocations>>[number]

export async function countRelocations(conn: Db, scope: RelocationScope, isOpen: boolean): Promise<number> {
  const counted = await conn
    .select({ count: count() })
    .from(relocations)
    .where(and(scopeWhere(scope), statusWhere(isOpen)))
  return counted[0]?.count ?? 0
}

export async function findRelocation(conn: Db, scope: RelocationScope, id: number) {
  return (await selectRelocations(conn).where(and(scopeWhere(scope), eq(relocations.id, id))))[0]
}

/** The units of these relocations, grouped by relocation. */
export async function listRelocationUnits(conn: Db, ids: readonly number[]) {
  const units = await conn
    .select({
      relocationId: relocationUnits.relocationId,
      id: equipmentUnits.id,
      serial: equipmentUnits.serial,
      label: equipmentUnits.label,
      product: products.name,
      fromAddress: fromAddress.label,
      fromUserId: fromUser.id,
      fromUser: fromUser.firstName,
    })
    .from(relocationUnits)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, relocationUnits.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .leftJoin(fromAddress, eq(fromAddress.id, relocationUnits.fromAddressId))
    .leftJoin(fromUser, eq(fromUser.id, relocationUnits.fromUserId))
    .where(inIds(relocationUnits.relocationId, ids))
    .orderBy(asc(products.name), asc(equipmentUnits.serial))
  return Map.groupBy(units, ({ relocationId }) => relocationId)
}

export type MovingUnit = NonNullable<
  Awaited<ReturnType<typeof listRelocationUnits>> extends Map<number, (infer Unit)[]> ? Unit : never
>

type RelocatedUnit = { id: number; addressId: number | null; userId: number | null }

export async function insertRelocation(
  tx: Tx,
  fields: typeof relocations.$inferInsert,
  units: readonly RelocatedUnit[],
): Promise<RelocationRow> {
  const relocation = must((await tx.insert(relocations).values(fields).returning())[0], 'inserted relocation')
  await tx.insert(relocationUnits).values(
    units.map(({ id, addressId, userId }) => ({
      relocationId: relocation.id,
      unitId: id,
      fromAddressId: addressId,
      fromUserId: userId,
    })),
  )
  return relocation
}

/** Open units of a relocation, or open relocations of units. */
export const listOpenUnits = (tx: Tx, where: { relocationId: number } | { unitIds: readonly number[] }) =>
  tx
    .select({ relocationId: relocationUnits.relocationId, unitId: relocationUnits.unitId })
    .from(relocationUnits)
    .where(
      and(
        isNull(relocationUnits.closedAt),
        'relocationId' in where
          ? eq(relocationUnits.relocationId, where.relocationId)
          : inIds(relocationUnits.unitId, where.unitIds),
      ),
    )
    .orderBy(asc(relocationUnits.unitId))

/** Locks units, whoever holds them, ordered by id; always before their relocations. */
export const lockUnitsOfAnyone = (tx: Tx, ids: readonly number[]) =>
  tx.select().from(equipmentUnits).where(inIds(equipmentUnits.id, ids)).orderBy(asc(equipmentUnits.id)).for('update')

export async function lockRelocation(tx: Tx, id: number): Promise<RelocationRow> {
  return must((await tx.select().from(relocations).where(eq(relocations.id, id)).for('update'))[0], 'the relocation')
}

export async function updateRelocation(tx: Tx, id: number, fields: Partial<RelocationRow>): Promise<void> {
  await tx
    .update(relocations)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(relocations.id, id))
}

export async function closeRelocationUnits(tx: Tx, id: number, unitIds: readonly number[]): Promise<void> {
  await tx
    .update(relocationUnits)
    .set({ closedAt: new Date() })
    .where(and(eq(relocationUnits.relocationId, id), inIds(relocationUnits.unitId, unitIds)))
}
