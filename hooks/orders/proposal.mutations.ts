import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import { decideProposal } from '@/services/orders/orders.service'
import { issueProposal } from '@/services/orders/staff-orders.service'
import { useCustomerCommand, useStaffCommand } from './useOrderCommand'

export const useDecideProposal = (ref: OrderAddress) => useCustomerCommand(ref, decideProposal)

export const useIssueProposal = (order: OrderKey) => useStaffCommand(order, issueProposal)
