import { queryOptions } from '@tanstack/react-query'
import { toCents } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { getOrders } from '@/services/orders/orders.service'
import { orderKeys } from './order-keys'
import { ordersQueryOptions } from './orders.queries'

const ROWS = 5
const LARGEST_PAGE = 100

/** The orders that wait for the customer, most urgent first. */
export const yourTurnQueryOptions = () => ordersQueryOptions({ turn: 'customer', ordering: 'due_at', page_size: ROWS })

export const latestOrdersQueryOptions = () => ordersQueryOptions({ ordering: '-created_at', page_size: ROWS })

/** The current rentals: orders, units, and the sum of the monthly fees in cents. */
export const rentedQueryOptions = () =>
  queryOptions({
    queryKey: orderKeys.list('customer', { sum: 'rented' }),
    queryFn: async ({ signal }) => {
      const orders = await everyOngoingOrder(signal)
      return {
        orders: orders.length,
        units: orders.reduce((sum, order) => sum + order.items_count, 0),
        feeCents: orders.reduce((sum, order) => sum + toCents(order.monthly_fee), 0),
      }
    },
  })

export const underWayQueryOptions = () =>
  queryOptions({
    queryKey: orderKeys.list('customer', { count: 'under-way' }),
    queryFn: async ({ signal }) => {
      const [sent, delivered] = await Promise.all([
        getOrders({ stage_name: 'SHIPPING', page_size: 1 }, signal),
        getOrders({ stage_name: 'DELIVERY_INFO', page_size: 1 }, signal),
      ])
      return sent.count + delivered.count
    },
  })

async function everyOngoingOrder(signal: AbortSignal): Promise<OrderSummary[]> {
  const orders: OrderSummary[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await getOrders({ stage_name: 'ONGOING', page, page_size: LARGEST_PAGE }, signal)
    orders.push(...results)
    if (next === null) return orders
  }
}
