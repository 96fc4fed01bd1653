import type { Change } from '@/server/orders/change-order.service'
import { ofOrder } from '@/server/orders/of-order'
import { deliverUnits, shipUnits, undeliverUnits, unshipUnits } from '@/server/stock/rented-units.service'
import type { DeliveryStatus } from '@/services/logistics/delivery-status.rules'
import { isBefore, outgoingPhaseOf } from '@/services/logistics/parcel-stages.rules'
import type { parcelOf } from './find-parcel'

/** The units of an outgoing parcel go where it goes: out of the house, to the customer, or back by one step. */
export async function moveUnits(
  { tx, rows, actor }: Change,
  parcel: ReturnType<typeof parcelOf>,
  to: DeliveryStatus | undefined,
): Promise<void> {
  if (parcel.packageType === 'return' || !to) return
  const [from, phase] = [outgoingPhaseOf(parcel.deliveryStatus as DeliveryStatus), outgoingPhaseOf(to)]
  if (!from || !phase || from === phase) return
  const parcels = { ...ofOrder(rows), packageIds: [parcel.id] }
  if (phase === 'delivered') await deliverUnits(tx, actor, parcels)
  else if (from === 'delivered') await undeliverUnits(tx, actor, parcels)
  else if (phase === 'sent') await shipUnits(tx, actor, parcels)
  else if (!isBefore(from, 'sent')) await unshipUnits(tx, actor, parcels)
}
