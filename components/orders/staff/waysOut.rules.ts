import type { Order } from '@/services/orders/orders.schema'

export const mayCancel = ({ allowed_actions }: Order): boolean => allowed_actions.includes('cancel_order')

/** A reproved credit leaves nothing to do but one stage back or the end: these are then the banner's buttons. */
export const waysOutInBanner = (order: Order): boolean =>
  order.stage_name === 'CREDIT_ANALYSIS' &&
  order.stage_state === 'reproved' &&
  (order.undo !== null || mayCancel(order))
