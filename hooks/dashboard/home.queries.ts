import { queryOptions } from '@tanstack/react-query'
import { ordersQueryOptions } from '@/hooks/orders/orders.queries'
import { ticketsQueryOptions } from '@/hooks/tickets/tickets.queries'
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

const TICKETS = 3

/** The tickets in which Arrenda waits for the customer; without them the home has one card less. */
export const waitingTicketsQueryOptions = () => ({
  ...ticketsQueryOptions({ waiting_for: 'customer', open: 'true', page_size: TICKETS }),
  meta: { quiet: true },
})
