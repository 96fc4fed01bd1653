import { releaseCoupon } from '@/server/coupons/coupons.service'
import { movePackages } from '@/server/logistics/packages/packages.service'
import { releaseUnits } from '@/server/stock/events/rented-units.service'
import { releaseHolds } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { CancelOrder } from '@/services/orders/workflow/order-commands.schema'
import { outgoingPackageIds } from '../delivery/delivery-effects'
import { changeOrder } from './change-order.service'

/**
 * Cancels an order before anything has left the warehouse and releases holds, serials and coupon.
 * Refuses 403 but for ADMINISTRADOR and GERENTE VENDEDOR, 409 `stage_changed` once a package goes out.
 */
export function cancelOrder(actor: Actor, ref: OrderKey, { message, stage_name: stage }: CancelOrder): Promise<Order> {
  return changeOrder(actor, ref, (record) => ({
    action: 'cancel_order',
    stage: stage ?? undefined,
    effect: async ({ tx, now }) => {
      const { id: orderId, couponId } = record.order
      await releaseUnits(tx, actor, { orderId, companyId: record.company.id }, now)
      await releaseHolds(tx, orderId, 'cancelled')
      await movePackages(tx, outgoingPackageIds(record), { deliveryStatus: 'CANCELED' })
      if (couponId !== null) await releaseCoupon(tx, actor, { couponId, orderId })
      return { message, columns: { cancelRequest: null } }
    },
  }))
}
