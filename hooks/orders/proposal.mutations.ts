import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { decideProposal } from '@/services/orders/orders.service'
import { issueProposal } from '@/services/orders/staff-orders.service'
import { useCustomerCommand, useStaffCommand } from './useOrderCommand'

/** The customer accepts the proposal, or refuses it with a reason. */
export const useDecideProposal = (ref: OrderAddress) => useCustomerCommand(ref, decideProposal)

/** Issues a new version of the proposal: it is the customer's turn again. */
export const useIssueProposal = (order: OrderKey) => useStaffCommand(order, issueProposal)
