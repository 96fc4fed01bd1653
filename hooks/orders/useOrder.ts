import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { orderQueryOptions } from './orders.queries'

/** One order and how asking for it went; `missing` is one that does not exist or is somebody else's. */
export function useOrder(ref: OrderRef | undefined) {
  const { data, error, refetch } = useQuery(orderQueryOptions(ref))
  const state = data ? 'ready' : !error ? 'loading' : isApiError(error, 'not_found') ? 'missing' : 'failed'
  return { order: data, state, retry: () => void refetch() } as const
}
