import type { OrderSummary } from '@/services/orders/orders.schema'
import type { Send } from '../journeys/quotation'

type Listed = { results: OrderSummary[] }

/** The page of the first order that matches this query, for a customer. */
export const ofCustomer = (where: string) => async (send: Send) => {
  const { results } = await send<Listed>('GET', `/checkout?page_size=1&${where}`)
  return `/platform/my-orders/${String(results[0]?.order_mask_id)}`
}

/** The same for staff. */
export const ofStaff = (where: string) => async (send: Send) => {
  const { results } = await send<Listed>('GET', `/checkout-management?page_size=1&${where}`)
  return `/platform/admin/orders/${String(results[0]?.company.id)}/${String(results[0]?.order_mask_id)}`
}
