import { movePackages } from '@/server/logistics/packages/packages.service'
import { deliverUnits, shipUnits } from '@/server/stock/events/rented-units.service'
import { toDay } from '@/services/format/format.rules'
import type { DeliveryStatus } from '@/services/logistics/delivery-status.rules'
import { isPhaseBefore, type OutgoingPhase, outgoingPhaseOf } from '@/services/logistics/package-stages.rules'
import type { Change } from './change-order.service'
import { ofOrder } from './of-order.service'
import type { OrderRows } from './order-rows.repository'
import type { Outcome } from './settle-change'

/** The packages that go to the customer and that the order waits for. */
const outgoing = ({ packages }: OrderRows) =>
  packages
    .map(({ pkg }) => pkg)
    .filter(
      ({ packageType, apart, deliveryStatus }) => packageType !== 'return' && !apart && deliveryStatus !== 'CANCELED',
    )

export const outgoingIds = (rows: OrderRows): number[] => outgoing(rows).map(({ id }) => id)

const phaseOf = ({ deliveryStatus }: { deliveryStatus: string }): OutgoingPhase =>
  outgoingPhaseOf(deliveryStatus as DeliveryStatus) ?? 'packing'

/** Those that have not come this far. */
export const before = (rows: OrderRows, phase: OutgoingPhase): number[] =>
  outgoing(rows).flatMap((pkg) => (isPhaseBefore(phaseOf(pkg), phase) ? pkg.id : []))

/** Those that are this far and no further. */
export const within = (rows: OrderRows, phase: OutgoingPhase): number[] =>
  outgoing(rows).flatMap((pkg) => (phaseOf(pkg) === phase ? pkg.id : []))

/** The contract is done: the warehouse picks. */
export async function startPacking({ tx, rows }: Change): Promise<Outcome> {
  await movePackages(tx, outgoingIds(rows), { deliveryStatus: 'SEPARATION' })
  return {}
}

/** Every package has its serials and its expected day; some may have left already. */
export async function packingDone({ tx, rows, now }: Change): Promise<Outcome> {
  await movePackages(tx, before(rows, 'ready'), { deliveryStatus: 'WAITING_SHIPMENT', productionDate: toDay(now) })
  return {}
}

/** Every package is on its way; some may have arrived already. */
export async function shippingDone({ tx, rows, actor }: Change): Promise<Outcome> {
  const left = before(rows, 'sent')
  await movePackages(tx, left, { deliveryStatus: 'WAITING_DELIVERY' })
  await shipUnits(tx, actor, { ...ofOrder(rows), packageIds: left })
  return {}
}

/** Every package has arrived: its units are in use where they went. */
export async function deliveryDone({ tx, rows, actor }: Change): Promise<Outcome> {
  const arrived = before(rows, 'delivered')
  await movePackages(tx, arrived, { deliveryStatus: 'DELIVERED' })
  await deliverUnits(tx, actor, { ...ofOrder(rows), packageIds: arrived })
  return {}
}
