import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { decideProposal } from '@/services/orders/orders.service'
import { issueProposal } from '@/services/orders/staff-orders.service'
import type { NewProposal, ProposalDecision } from '@/services/orders/workflow/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** The customer accepts the proposal, or refuses it with a justification. */
export const useDecideProposal = (ref: OrderAddress) =>
  useOrderCommand(ref, (decision: ProposalDecision) => decideProposal(ref.maskId, decision))

/** Issues a new version of the proposal: it is the customer's turn again. */
export const useIssueProposal = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: NewProposal) => issueProposal(order, command))
