import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import type { OrderRows } from './order-rows.repository'

/** What a change of units says about whose rental it is. */
export const ofOrder = ({ order, company }: Pick<OrderRows, 'order' | 'company'>): RentalOwner => ({
  orderId: order.id,
  companyId: company.id,
})
