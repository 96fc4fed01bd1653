import { queryOptions } from '@tanstack/react-query'
import { getOrderViews } from '@/services/orders/list/order-views.service'

/** Apart from the orders: a change of those is none of these. */
export const orderViewKeys = { all: ['order-views'] as const }

/** The list can do without: nothing is said when they cannot be read. */
export const orderViewsQueryOptions = () =>
  queryOptions({
    queryKey: orderViewKeys.all,
    queryFn: ({ signal }) => getOrderViews(signal),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  })
