import { notifySigners } from '@/services/orders/documents.service'
import type { ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Reminds everyone who has not signed yet. */
export const useNotifySigners = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, (stage: 'CONTRACT_INFO' | 'DELIVERY_TERM') =>
    notifySigners(order, stage),
  )
