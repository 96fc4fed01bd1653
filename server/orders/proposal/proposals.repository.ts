import { and, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { orderProposals, quotations, servicePackages } from '@/server/db/schema/index'
import type { ProposalStatus } from '@/server/db/schema/orders'

type NewProposal = typeof orderProposals.$inferInsert
type Decision = { status: ProposalStatus; message?: string | null; decidedBy?: number; decidedAt?: Date }

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  await tx.insert(orderProposals).values(proposal)
}

export async function updateProposal(tx: Tx, orderId: number, version: number, decision: Decision): Promise<void> {
  await tx
    .update(orderProposals)
    .set(decision)
    .where(and(eq(orderProposals.orderId, orderId), eq(orderProposals.version, version)))
}

/** One version whole, with what its PDF tells. */
export async function findProposal(conn: Db, orderId: number, version: number) {
  const rows = await conn
    .select()
    .from(orderProposals)
    .where(and(eq(orderProposals.orderId, orderId), eq(orderProposals.version, version)))
  return rows[0]
}

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

/** The service package that an order has by its quotation. */
export async function findServicePackage(conn: Db, quotationId: number) {
  const rows = await conn
    .select({
      name: servicePackages.name,
      description: servicePackages.description,
      features: servicePackages.features,
    })
    .from(quotations)
    .innerJoin(servicePackages, eq(servicePackages.id, quotations.servicePackageId))
    .where(eq(quotations.id, quotationId))
  return rows[0]
}
