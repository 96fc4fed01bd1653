import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { conflictQueryOptions, orderKeys } from './orders.queries'

/** 'O pedido mudou enquanto você lia.': what the last refused command found, until the person has seen it. */
export function useOrderConflict(ref: OrderRef) {
  const queryClient = useQueryClient()
  const { data } = useQuery(conflictQueryOptions(ref))
  return { conflict: data, dismiss: () => queryClient.setQueryData(orderKeys.conflict(ref), null) }
}
