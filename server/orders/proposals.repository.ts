import { and, eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { orderProposals } from '@/server/db/schema'

type NewProposal = typeof orderProposals.$inferInsert
export type ProposalStatus = 'open' | 'accepted' | 'refused' | 'withdrawn' | 'superseded'
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
