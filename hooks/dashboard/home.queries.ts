import { queryOptions } from '@tanstack/react-query'
import { ordersQueryOptions } from '@/hooks/orders/orders.queries'
import { getHomeIndicators } from '@/services/dashboard/dashboard.service'

export const homeIndicatorKeys = {
  all: ['home-indicators'] as const,
}

/** The four indicators of the customer's home; the screen shows a failure itself. */
export const homeIndicatorsQueryOptions = () =>
  queryOptions({
    queryKey: homeIndicatorKeys.all,
    queryFn: ({ signal }) => getHomeIndicators(signal),
    meta: { quiet: true },
  })

const ROWS = 5

/** The orders that wait for the customer, most urgent first. */
export const yourTurnQueryOptions = () => ordersQueryOptions({ turn: 'customer', ordering: 'due_at', page_size: ROWS })

export const latestOrdersQueryOptions = () => ordersQueryOptions({ ordering: '-created_at', page_size: ROWS })
