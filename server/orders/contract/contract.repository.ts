import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { companies, orderProposals } from '@/server/db/schema/index'

/** The version of the proposal that the customer accepted, whole. */
export async function findAcceptedProposal(conn: Db, orderId: number) {
  const rows = await conn
    .select()
    .from(orderProposals)
    .where(and(eq(orderProposals.orderId, orderId), eq(orderProposals.status, 'accepted')))
    .orderBy(desc(orderProposals.version))
    .limit(1)
  return rows[0]
}

/** Who represents a company by its articles. */
export async function findRepresentative(conn: Db, companyId: number): Promise<string | null> {
  const rows = await conn
    .select({ legalRepresentative: companies.legalRepresentative })
    .from(companies)
    .where(eq(companies.id, companyId))
  return rows[0]?.legalRepresentative ?? null
}
