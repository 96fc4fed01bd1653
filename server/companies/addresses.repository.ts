import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { addresses, packages, quotationDeliveries, quotations } from '@/server/db/schema'
import { found } from '@/server/http/refusal'

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<typeof addresses.$inferInsert, 'id' | 'companyId' | 'active' | 'createdAt'>

export function listAddresses(db: Db, companyId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.companyId, companyId), eq(addresses.active, true)))
    .orderBy(asc(addresses.id))
}

export async function insertAddress(tx: Tx, companyId: number, fields: AddressFields): Promise<AddressRow> {
  const rows = await tx
    .insert(addresses)
    .values({ ...fields, companyId })
    .returning()
  return found(rows[0])
}

/**
 * The company's address, locked, with whether an order refers to it. The lock lets quotations go on referring to it: who
 * distributes holds rows that this change wants next.
 */
export async function lockAddress(tx: Tx, companyId: number, id: number) {
  const rows = await tx
    .select({
      address: addresses,
      isInOrder: sql<boolean>`exists (select 1 from ${packages} p where p.address_id = addresses.id)`,
    })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.companyId, companyId), eq(addresses.active, true)))
    .for('no key update')
  return rows[0]
}

export async function updateAddress(tx: Tx, id: number, fields: AddressFields): Promise<AddressRow> {
  const rows = await tx.update(addresses).set(fields).where(eq(addresses.id, id)).returning()
  return found(rows[0])
}

export async function hideAddress(tx: Tx, id: number): Promise<void> {
  await tx.update(addresses).set({ active: false }).where(eq(addresses.id, id))
}

const openQuotations = (tx: Tx) =>
  tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.status, 'open'))

/** Deliveries of open quotations go to the address that took its place. */
export async function moveOpenDeliveries(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .update(quotationDeliveries)
    .set({ addressId: to })
    .where(and(eq(quotationDeliveries.addressId, from), inArray(quotationDeliveries.quotationId, openQuotations(tx))))
}

/** Open quotations no longer deliver there. */
export async function dropOpenDeliveries(tx: Tx, addressId: number): Promise<void> {
  await tx
    .delete(quotationDeliveries)
    .where(
      and(eq(quotationDeliveries.addressId, addressId), inArray(quotationDeliveries.quotationId, openQuotations(tx))),
    )
}
