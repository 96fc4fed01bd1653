import { toCents } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'

/** What the customer commits to over the whole contract, in cents. */
export const commitmentOf = ({
  monthly_fee,
  duration_months,
}: Pick<Order, 'monthly_fee' | 'duration_months'>): number => toCents(monthly_fee) * duration_months
