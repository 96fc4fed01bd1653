import type { NewAddendum } from '@/services/orders/contract-end.schema'
import { issueAddendum } from '@/services/orders/contract-end.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Staff offer to renew the contract. */
export const useIssueAddendum = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (addendum: NewAddendum) => issueAddendum(order, addendum))
