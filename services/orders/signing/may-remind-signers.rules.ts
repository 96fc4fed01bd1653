import type { Group } from '@/services/auth/actor.rules'
import type { OrderSummary } from '../orders.schema'
import { stagesOwnedBy } from '../workflow/turn.rules'

/** The stages in which a document is signed. */
export const SIGNING_STAGES = ['CONTRACT_INFO', 'DELIVERY_TERM'] as const
export type SigningStage = (typeof SIGNING_STAGES)[number]

/**
 * The stage of an order whose signers can be reminded: the document is uploaded and it is the customer's turn to sign.
 * Undefined otherwise.
 */
export const signingStage = ({ stage_name, turn }: Pick<OrderSummary, 'stage_name' | 'turn'>) =>
  turn === 'customer' ? SIGNING_STAGES.find((stage) => stage === stage_name) : undefined

/** Which orders these groups may remind the signers of; undefined for groups that may never do so. */
export function remindableBy(groups: readonly Group[]): ((order: OrderSummary) => boolean) | undefined {
  const owned = stagesOwnedBy(groups)
  if (!SIGNING_STAGES.some((stage) => owned.includes(stage))) return undefined
  return (order) => {
    const stage = signingStage(order)
    return stage !== undefined && owned.includes(stage)
  }
}
