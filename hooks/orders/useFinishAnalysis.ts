import { finishAnalysis, type ManagedOrder } from '@/services/orders/orders-management.service'
import { useOrderCommand } from './useOrderCommand'

/** Closes the analysis of documents: on to the credit, or back to the customer. */
export const useFinishAnalysis = (order: ManagedOrder) =>
  useOrderCommand({ audience: 'staff', ...order }, () => finishAnalysis(order))
