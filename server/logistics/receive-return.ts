import type { Change } from '@/server/orders/change-order.service'
import { receiveUnits } from '@/server/stock/rented-units.service'
import { toDay } from '@/services/format/format.rules'
import type { parcelOf } from './find-parcel'
import { receiveItems, type ParcelChange } from './packages.repository'

/**
 * All units of a return that have not come in yet do so now.
 * Refuses 409 `conflict` when it was received before. @returns what that makes of the parcel
 */
export async function receive(
  { tx, rows, actor, now, notYet }: Change,
  parcel: ReturnType<typeof parcelOf>,
  day?: string | null,
): Promise<ParcelChange> {
  if (parcel.deliveryStatus === 'RETURN_RECEIVED') throw notYet('Esse volume já foi recebido.')
  const units = rows.returnItems.filter(({ packageId }) => packageId === parcel.id).map(({ unitId }) => unitId)
  const about = { orderId: rows.order.id, companyId: rows.company.id, packageId: parcel.id }
  await receiveUnits(tx, actor, about, units)
  await receiveItems(tx, parcel.id, units, { receivedBy: actor.id, receivedAt: now })
  return { deliveryDate: day ?? toDay(now) }
}
