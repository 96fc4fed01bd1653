import { issueProposal, type ManagedOrder } from '@/services/orders/orders-management.service'
import type { NewProposal } from '@/services/orders/order-commands.schema'
import { useOrderCommand } from './useOrderCommand'

/** Issues a new version of the proposal: it is the customer's turn again. */
export const useIssueProposal = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (command: NewProposal) => issueProposal(order, command))
