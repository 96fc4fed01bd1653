import { queryOptions } from '@tanstack/react-query'
import { getOrderViews } from '@/services/orders/list/order-views.service'

/** Separate from the orders' keys, so that changes of orders do not invalidate them. */
export const orderViewKeys = { all: ['order-views'] as const }

/** Optional for the list: a failure shows no toast. */
export const orderViewsQueryOptions = () =>
  queryOptions({
    queryKey: orderViewKeys.all,
    queryFn: ({ signal }) => getOrderViews(signal),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  })
