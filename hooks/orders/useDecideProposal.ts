import type { OrderRef } from '@/services/orders/order-ref.rules'
import type { ProposalDecision } from '@/services/orders/order-commands.schema'
import { decideProposal } from '@/services/orders/orders.service'
import { useOrderCommand } from './useOrderCommand'

/** The customer accepts the proposal, or refuses it with a justification. */
export const useDecideProposal = (ref: OrderRef) =>
  useOrderCommand(ref, (decision: ProposalDecision) => decideProposal(ref.maskId, decision))
