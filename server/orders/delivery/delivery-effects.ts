import { movePackages } from '@/server/logistics/packages/packages.service'
import { requestRating } from '@/server/nps/nps.service'
import { deliverUnits, shipUnits } from '@/server/stock/events/rented-units.service'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import { isPhaseBefore, type OutgoingPhase, outgoingPhaseOf } from '@/services/logistics/packages/package-stages.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { decideDocuments } from '../documents/documents.repository'
import { documentOfType } from '../documents/withdraw-files'
import type { OrderRecord } from '../order-record.repository'
import type { CommandResult } from '../workflow/apply-transition'
import { type Change, rentalOwner } from '../workflow/change-order.service'
import { notifyDelivery } from './notify-delivery.service'

/** The packages that go to the customer and that the order waits for. */
const outgoing = ({ packages }: OrderRecord) =>
  packages
    .map(({ pkg }) => pkg)
    .filter(
      ({ packageType, apart, deliveryStatus }) => packageType !== 'return' && !apart && deliveryStatus !== 'CANCELED',
    )

export const outgoingPackageIds = (record: OrderRecord): number[] => outgoing(record).map(({ id }) => id)

const phaseOf = ({ deliveryStatus }: { deliveryStatus: string }): OutgoingPhase =>
  outgoingPhaseOf(deliveryStatus as DeliveryStatus) ?? 'packing'

/** Packages that have not reached this phase. */
export const packageIdsBefore = (record: OrderRecord, phase: OutgoingPhase): number[] =>
  outgoing(record).flatMap((pkg) => (isPhaseBefore(phaseOf(pkg), phase) ? pkg.id : []))

/** Packages in exactly this phase. */
export const packageIdsIn = (record: OrderRecord, phase: OutgoingPhase): number[] =>
  outgoing(record).flatMap((pkg) => (phaseOf(pkg) === phase ? pkg.id : []))

const packagesOf = (record: OrderRecord, ids: readonly number[]) =>
  outgoing(record).filter(({ id }) => ids.includes(id))

/** The contract is complete: packages go to packing. */
export async function startPacking({ tx, record }: Change): Promise<CommandResult> {
  await movePackages(tx, outgoingPackageIds(record), { deliveryStatus: 'SEPARATION' })
  return {}
}

/** Every package has its serials and its expected day; some may have left already. */
export async function completePackaging({ tx, record, now }: Change): Promise<CommandResult> {
  await movePackages(tx, packageIdsBefore(record, 'ready'), {
    deliveryStatus: 'WAITING_SHIPMENT',
    productionDate: toDay(now),
  })
  return {}
}

/** Every package is on its way; some may have arrived already. */
export async function completeShipping({ tx, record, actor }: Change): Promise<CommandResult> {
  const left = packageIdsBefore(record, 'sent')
  await movePackages(tx, left, { deliveryStatus: 'WAITING_DELIVERY' })
  await shipUnits(tx, actor, { ...rentalOwner(record), packageIds: left })
  await notifyDelivery(tx, record, packagesOf(record, left), 'sent')
  return {}
}

/** Every package has arrived: its units are in use where they went. */
export async function completeDelivery({ tx, record, actor }: Change): Promise<CommandResult> {
  const arrived = packageIdsBefore(record, 'delivered')
  await movePackages(tx, arrived, { deliveryStatus: 'DELIVERED' })
  await deliverUnits(tx, actor, { ...rentalOwner(record), packageIds: arrived })
  await notifyDelivery(tx, record, packagesOf(record, arrived), 'delivered')
  return {}
}

/**
 * The rental starts on the day of the last delivery and runs for the months of the plan. From now on the customer can rate the
 * service.
 */
export async function completeTerm({ tx, record, now }: Change): Promise<CommandResult> {
  const startsOn = lastDelivery(record)
  const endsOn = addMonths(startsOn, record.order.durationMonths)
  const term = documentOfType(record, 'DELIVERY_TERM')
  await decideDocuments(tx, [term.id], { approved: true, message: null, decidedAt: now })
  await requestRating(tx, record.order.companyId, now)
  return { columns: { startsOn, endsOn }, after: { starts_on: startsOn, ends_on: endsOn } }
}

function lastDelivery({ packages, order }: OrderRecord): string {
  const days = packages.flatMap(({ pkg }) => (pkg.packageType === 'return' ? [] : (pkg.deliveryDate ?? [])))
  return must(days.sort().at(-1), `delivery date of order ${String(order.id)}`)
}
