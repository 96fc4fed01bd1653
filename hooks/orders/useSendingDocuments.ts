import { useMutationState } from '@tanstack/react-query'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { orderKeys } from './orders.queries'

/** The documents of an order whose files are on their way now, by their ids. */
export function useSendingDocuments(ref: OrderRef): number[] {
  return useMutationState({
    filters: { mutationKey: orderKeys.uploads(ref), status: 'pending' },
    select: ({ state }) => (state.variables as { documentId: number }).documentId,
  })
}
