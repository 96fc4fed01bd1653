import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { addresses, packages, quotationDeliveries, quotations } from '@/server/db/schema'
import { orNotFound } from '@/server/http/refusal'
import type { AddressOwner } from './active-company'

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<
  typeof addresses.$inferInsert,
  'id' | 'companyId' | 'visitorQuotationId' | 'active' | 'createdAt'
>

/** A visitor's addresses become the company's together with the quotation. */
const isOf = (owner: AddressOwner) =>
  'companyId' in owner
    ? eq(addresses.companyId, owner.companyId)
    : and(eq(addresses.visitorQuotationId, owner.visitorQuotationId), isNull(addresses.companyId))

export function listAddresses(db: Db, owner: AddressOwner): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(and(isOf(owner), eq(addresses.active, true)))
    .orderBy(asc(addresses.id))
}

/** How many addresses the owner has. */
export const countAddresses = (tx: Tx, owner: AddressOwner): Promise<number> =>
  tx.$count(addresses, and(isOf(owner), eq(addresses.active, true)))

export async function insertAddress(tx: Tx, owner: AddressOwner, fields: AddressFields): Promise<AddressRow> {
  const rows = await tx
    .insert(addresses)
    .values({ ...fields, ...owner })
    .returning()
  return orNotFound(rows[0])
}

/**
 * The owner's address, locked, with whether an order refers to it. The lock is weak (`no key update`) so that quotations can
 * still refer to the address: a stronger one could deadlock with the distribution of a quotation.
 */
export async function lockAddress(tx: Tx, owner: AddressOwner, id: number) {
  const rows = await tx
    .select({
      address: addresses,
      isInOrder: sql<boolean>`exists (select 1 from ${packages} p where p.address_id = addresses.id)`,
    })
    .from(addresses)
    .where(and(eq(addresses.id, id), isOf(owner), eq(addresses.active, true)))
    .for('no key update')
  return rows[0]
}

export async function updateAddress(tx: Tx, id: number, fields: AddressFields): Promise<AddressRow> {
  const rows = await tx.update(addresses).set(fields).where(eq(addresses.id, id)).returning()
  return orNotFound(rows[0])
}

export async function hideAddress(tx: Tx, id: number): Promise<void> {
  await tx.update(addresses).set({ active: false }).where(eq(addresses.id, id))
}

const openQuotations = (tx: Tx) =>
  tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.status, 'open'))

/** Moves the deliveries of open quotations to the address that replaces it. */
export async function moveOpenDeliveries(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .update(quotationDeliveries)
    .set({ addressId: to })
    .where(and(eq(quotationDeliveries.addressId, from), inArray(quotationDeliveries.quotationId, openQuotations(tx))))
}

export async function dropOpenDeliveries(tx: Tx, addressId: number): Promise<void> {
  await tx
    .delete(quotationDeliveries)
    .where(
      and(eq(quotationDeliveries.addressId, addressId), inArray(quotationDeliveries.quotationId, openQuotations(tx))),
    )
}
