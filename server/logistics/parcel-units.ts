import { exchangesDelivered } from '@/server/equipment/exchanges/exchanges.service'
import type { Change } from '@/server/orders/change-order.service'
import { ofOrder } from '@/server/orders/of-order.service'
import { deliverUnits, shipUnits, undeliverUnits, unshipUnits } from '@/server/stock/rented-units.service'
import type { DeliveryStatus } from '@/services/logistics/delivery-status.rules'
import { hasLeft, outgoingPhaseOf } from '@/services/logistics/parcel-stages.rules'
import type { parcelOf } from './find-parcel'

/**
 * The units of an outgoing parcel go where it goes: out of the house, to the customer, or back by one step. What it brings of
 * exchanges takes the place of the old units.
 * @returns what that adds to the order's monthly fee, in cents
 */
export async function moveUnits(
  { tx, rows, actor }: Change,
  parcel: ReturnType<typeof parcelOf>,
  to: DeliveryStatus | undefined,
): Promise<number> {
  if (parcel.packageType === 'return' || !to) return 0
  const was = parcel.deliveryStatus as DeliveryStatus
  const [from, phase] = [outgoingPhaseOf(was), outgoingPhaseOf(to)]
  if (!from || !phase || from === phase) return 0
  const parcels = { ...ofOrder(rows), packageIds: [parcel.id] }
  if (phase === 'delivered') {
    await deliverUnits(tx, actor, parcels)
    return exchangesDelivered(tx, actor, parcels)
  }
  if (from === 'delivered') await undeliverUnits(tx, actor, parcels)
  else if (phase === 'sent') await shipUnits(tx, actor, parcels)
  else if (hasLeft(was)) await unshipUnits(tx, actor, parcels)
  return 0
}
