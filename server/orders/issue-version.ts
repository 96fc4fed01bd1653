import type { ProposalLine } from '@/server/db/schema'
import { heldUntil } from '@/server/stock/holds/stock.service'
import { holdExpiry } from '@/services/stock/holds.rules'
import type { Change } from './change-order.service'
import { loadContents } from './order-rows.repository'
import { proposalContent } from './proposal-content'
import { insertProposal } from './proposals.repository'

type Terms = { lines: ProposalLine[]; monthlyFee: string; durationMonths: number; message?: string }

/**
 * Writes the next version of the proposal, with all that its PDF tells, once the order's items and packages are as it offers
 * them. It is valid for seven days, or for as long as the units are still held.
 * @returns its number
 */
export async function issueVersion({ tx, rows, actor, now }: Change, terms: Terms): Promise<number> {
  const { id: orderId } = rows.order
  const version = (rows.proposals.at(-1)?.version ?? 0) + 1
  const changed = { ...rows, ...(await loadContents(tx, orderId)) }
  const week = holdExpiry(now)
  const held = await heldUntil(tx, orderId)
  const validUntil = held && held < week ? held : week
  const { message, durationMonths } = terms
  const content = await proposalContent(tx, changed, { validUntil, durationMonths, message })
  await insertProposal(tx, { orderId, version, content, ...terms, createdBy: actor.id, createdAt: now })
  return version
}
