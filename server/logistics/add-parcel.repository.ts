import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { addresses, orders, products } from '@/server/db/schema'

/** The order that a quotation became. */
export async function findOrderOfQuotation(conn: Db, quotationId: number) {
  const rows = await conn
    .select({ companyId: orders.companyId, maskId: orders.orderMaskId })
    .from(orders)
    .where(eq(orders.quotationId, quotationId))
  return rows[0]
}

/** Whether a company can be delivered to there. */
export async function isAddressOf(tx: Tx, addressId: number, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.companyId, companyId), eq(addresses.active, true)))
  return rows.length > 0
}

/** How many of these products there are. */
export async function countProducts(tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx.select({ count: count() }).from(products).where(inArray(products.id, ids))
  return rows[0]?.count ?? 0
}
