import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { addresses, quotations } from '@/server/db/schema/index'

/** The visitor's quotation of this key. */
export async function findVisitorQuotation(db: Db, keyHash: string) {
  const rows = await db
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.visitorKeyHash, keyHash), isNull(quotations.companyId)))
  return rows[0]
}

/** Moves the quotation and its addresses to the company and invalidates the key. False when moved before. */
export async function assignToCompany(
  tx: Tx,
  quotationId: number,
  owner: { companyId: number; userId: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(quotations)
    .set({ ...owner, visitorKeyHash: null, updatedAt: new Date() })
    .where(and(eq(quotations.id, quotationId), isNull(quotations.companyId)))
  if (rowCount !== 1) return false
  await tx
    .update(addresses)
    .set({ companyId: owner.companyId })
    .where(and(eq(addresses.visitorQuotationId, quotationId), isNull(addresses.companyId)))
  return true
}
