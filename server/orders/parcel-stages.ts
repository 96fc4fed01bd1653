import { moveParcels } from '@/server/logistics/packages.service'
import { deliverUnits, shipUnits } from '@/server/stock/rented-units.service'
import { toDay } from '@/services/format/format.rules'
import type { Change } from './change-order.service'
import type { OrderRows } from './order-rows.repository'
import type { Outcome } from './settle-change'

/** The parcels that go to the customer. */
export const outgoingIds = ({ packages }: OrderRows): number[] =>
  packages
    .filter(({ parcel }) => parcel.packageType !== 'return' && parcel.deliveryStatus !== 'CANCELED')
    .map(({ parcel }) => parcel.id)

/** The contract is done: the warehouse picks. */
export async function startPacking({ tx, rows }: Change): Promise<Outcome> {
  await moveParcels(tx, outgoingIds(rows), { deliveryStatus: 'SEPARATION' })
  return {}
}

/** Every parcel has its serials and its expected day. */
export async function packingDone({ tx, rows, now }: Change): Promise<Outcome> {
  await moveParcels(tx, outgoingIds(rows), { deliveryStatus: 'WAITING_SHIPMENT', productionDate: toDay(now) })
  return {}
}

/** Every parcel is on its way. */
export async function shippingDone({ tx, rows, actor }: Change): Promise<Outcome> {
  await moveParcels(tx, outgoingIds(rows), { deliveryStatus: 'WAITING_DELIVERY' })
  await shipUnits(tx, actor, { orderId: rows.order.id, companyId: rows.company.id, packageIds: outgoingIds(rows) })
  return {}
}

/** Every parcel has arrived: its units are in use where they went. */
export async function deliveryDone({ tx, rows, actor }: Change): Promise<Outcome> {
  await moveParcels(tx, outgoingIds(rows), { deliveryStatus: 'DELIVERED' })
  await deliverUnits(tx, actor, { orderId: rows.order.id, companyId: rows.company.id, packageIds: outgoingIds(rows) })
  return {}
}
