import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { companies, users } from '@/server/db/schema'
import { homeCompany } from './home-company.repository'

/** Locks the company if it is the user's own; a weak lock, so that rows can still refer to it. */
export async function lockOwnCompany(tx: Tx, userId: number, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(users, eq(homeCompany, companies.id))
    .where(and(eq(users.id, userId), eq(companies.id, companyId)))
    .for('no key update', { of: companies })
  return rows.length > 0
}

export async function lockStaff(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users:staff'))`)
}
