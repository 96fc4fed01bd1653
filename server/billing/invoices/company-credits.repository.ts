import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { companyCredits } from '@/server/db/schema'
import { toCents } from '@/services/simulation/money.rules'

export async function insertCredit(tx: Tx, credit: typeof companyCredits.$inferInsert): Promise<void> {
  await tx.insert(companyCredits).values(credit)
}

/** What companies have paid too much and not used yet, in integer cents by their ids; none for one that never had any. */
export async function creditsOf(conn: Db, companyIds: readonly number[]): Promise<Map<number, number>> {
  return sums(conn, inIds(companyCredits.companyId, companyIds))
}

/** The same of one company. */
export async function creditOf(conn: Db, companyId: number): Promise<number> {
  return (await creditsOf(conn, [companyId])).get(companyId) ?? 0
}

/** What an invoice has used of its company's credit, in integer cents; negative. */
export const creditUsedBy = (conn: Db, invoiceId: number): Promise<number> =>
  sum(
    conn,
    and(eq(companyCredits.invoiceId, invoiceId), inArray(companyCredits.cause, ['USED', 'CARRIED', 'RETURNED'])),
  )

/** What the overpayments of an invoice have given its company so far, in integer cents. */
export const creditOverpaidOn = (conn: Db, invoiceId: number): Promise<number> =>
  sum(conn, and(eq(companyCredits.invoiceId, invoiceId), inArray(companyCredits.cause, ['OVERPAYMENT', 'REVERSED'])))

/** Of one company's rows. */
async function sum(conn: Db, where: SQL | undefined): Promise<number> {
  const [cents = 0] = (await sums(conn, where)).values()
  return cents
}

async function sums(conn: Db, where: SQL | undefined): Promise<Map<number, number>> {
  const rows = await conn
    .select({
      companyId: companyCredits.companyId,
      amount: sql<string>`sum(${companyCredits.amount})::numeric(12, 2)::text`,
    })
    .from(companyCredits)
    .where(where)
    .groupBy(companyCredits.companyId)
  return new Map(rows.map(({ companyId, amount }) => [companyId, toCents(amount)]))
}
