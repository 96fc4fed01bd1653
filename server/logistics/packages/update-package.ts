import { deliverExchanges } from '@/server/equipment/exchanges/exchanges.service'
import { Refusal } from '@/server/http/refusal'
import { notifyDelivery, retractDelivery } from '@/server/orders/delivery/notify-delivery.service'
import { changeOrderWithPackages } from '@/server/orders/delivery/package-order.service'
import { type Change, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { deliverUnits, shipUnits, undoDelivery, undoShipping } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import { dayObjection } from '@/services/logistics/packages/package-dates.rules'
import { fieldObjections, missingForStatus, statusObjection } from '@/services/logistics/packages/package-moves.rules'
import { hasLeftWarehouse, outgoingPhaseOf } from '@/services/logistics/packages/package-stages.rules'
import type { PackageUpdate } from '@/services/logistics/packages/packages.schema'
import { collectionAfter } from '@/services/logistics/returns/collection.rules'
import type { Order } from '@/services/orders/orders.schema'
import { isCancelRequestOpen } from '@/services/orders/workflow/snapshot.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { collectionHistory, collectionObjections } from '../returns/collection'
import { receiveRest } from '../returns/receive-return'
import { getOrderOfPackage, packageIn, toPackageFacts } from './find-package'
import { type PackageChange, updatePackages } from './packages.repository'

type PackageRow = ReturnType<typeof packageIn>

/**
 * Moves a package to another internal stage, or sets its dates, tracking code or comment, as far as its order allows.
 * Shipping and delivering change the units too, and the order follows its last package. Collecting a return records the day, and
 * receiving it receives its units.
 * Refuses 404 for an unknown package, 400 for what the order's stage does not allow or the package lacks, else as
 * `changeOrder`.
 */
export async function updatePackage(actor: Actor, packageId: number, update: PackageUpdate): Promise<Order> {
  const isReceipt = update.delivery_status === 'RETURN_RECEIVED'
  return changeOrderWithPackages(actor, await getOrderOfPackage(packageId), {
    action: isReceipt ? 'receive_return' : 'update_package',
    effect: async (change) => {
      const pkg = packageIn(change, packageId)
      const values = { ...toColumns(update), ...datesOf(pkg, update, toDay(change.now)) }
      requireAllowed(change, pkg, { update, values })
      const collected = await collectionHistory(change, { pkg, values })
      if (isReceipt) Object.assign(values, await receiveRest(change, pkg, update.delivery_date))
      await updatePackages(change.tx, [packageId], values)
      const added = await moveUnitsWithPackage(
        change,
        { ...pkg, ...values },
        { from: pkg.deliveryStatus, to: update.delivery_status },
      )
      const fee = feeWith(change.record.order, added)
      return {
        ...fee,
        before: { package: packageId, ...pickColumns(pkg, values), ...fee?.before, ...collected?.before },
        after: { package: packageId, ...values, ...fee?.after, ...collected?.after },
      }
    },
  })
}

/** The monthly fee including the upgrades that this package delivers (ADR 520). */
function feeWith({ monthlyFee: before }: Change['record']['order'], added: number) {
  if (added === 0) return undefined
  const monthlyFee = toDecimal(toCents(before) + added)
  return { columns: { monthlyFee }, before: { monthly_fee: before }, after: { monthly_fee: monthlyFee } }
}

/** The dates that follow from a move: today unless given; undone moves clear their date. */
function datesOf(pkg: PackageRow, { delivery_status: to, ...given }: PackageUpdate, today: string): PackageChange {
  if (!to || to === pkg.deliveryStatus) return {}
  if (pkg.packageType === 'return')
    return collectionAfter(to, { given: given.sending_date, recorded: pkg.sendingDate, today })
  const [from, phase] = [outgoingPhaseOf(pkg.deliveryStatus), outgoingPhaseOf(to)]
  if (phase === 'ready') {
    return from === 'sent' ? { sendingDate: null } : { productionDate: given.production_date ?? today }
  }
  if (phase === 'delivered') return { deliveryDate: given.delivery_date ?? pkg.deliveryDate ?? today }
  if (phase !== 'sent') return {}
  return from === 'delivered' ? { deliveryDate: null } : { sendingDate: given.sending_date ?? pkg.sendingDate ?? today }
}

const REQUESTED_LATER = 'A data do pedido não pode estar no futuro.'

type RequestedUpdate = { update: PackageUpdate; values: PackageChange }

function requireAllowed(change: Change, pkg: PackageRow, { update, values }: RequestedUpdate): void {
  const { record, now } = change
  const stage = record.order.stageName
  const facts = toPackageFacts(pkg)
  const fields = { ...fieldObjections(stage, facts, update), ...collectionObjections(change, { pkg, values }) }
  const to = update.delivery_status
  const status =
    to &&
    to !== pkg.deliveryStatus &&
    (statusObjection(stage, facts, to) ?? missingForMove(record, { ...pkg, ...values }, to))
  if (status) fields.delivery_status = [status]
  const { deliveryDate, sendingDate } = { ...pkg, ...values }
  const sentOn = facts.isReturn ? null : sendingDate
  const impossible =
    deliveryDate &&
    'deliveryDate' in values &&
    dayObjection('DELIVERY_INFO', deliveryDate, { today: toDay(now), sendingDate: sentOn })
  if (impossible) fields.delivery_date ??= [impossible]
  if (update.request_date && update.request_date > toDay(now)) fields.request_date = [REQUESTED_LATER]
  const errors = [...new Set(Object.values(fields).flat())]
  if (errors.length > 0) throw new Refusal('invalid', { errors, fields })
}

function missingForMove(record: Change['record'], pkg: PackageRow, to: DeliveryStatus): string | undefined {
  if (pkg.packageType === 'return') return undefined
  const wanted = record.packageItems.filter(({ packageId }) => packageId === pkg.id)
  const packed = record.rentals.filter(({ packageId }) => packageId === pkg.id)
  return missingForStatus(to, {
    missingSerials: wanted.reduce((sum, { quantity }) => sum + quantity, 0) - packed.length,
    deliveryEta: pkg.deliveryEta,
    trackingCode: pkg.trackingCode,
    cancelRequested: isCancelRequestOpen(record.order.cancelRequest),
  })
}

const COLUMNS = {
  delivery_status: 'deliveryStatus',
  tracking_code: 'trackingCode',
  comment: 'comment',
  request_date: 'requestDate',
  production_eta: 'productionEta',
  production_date: 'productionDate',
  storage_verification_date: 'storageVerificationDate',
  sending_date: 'sendingDate',
  delivery_eta: 'deliveryEta',
  delivery_date: 'deliveryDate',
  appraisal_date: 'appraisalDate',
} as const satisfies Record<keyof PackageUpdate, keyof PackageChange>

const FIELDS = Object.keys(COLUMNS) as (keyof PackageUpdate)[]

const toColumns = (update: PackageUpdate): PackageChange =>
  Object.fromEntries(
    FIELDS.filter((field) => update[field] !== undefined).map((field) => [COLUMNS[field], update[field]]),
  )

const pickColumns = (pkg: PackageRow, values: PackageChange) =>
  Object.fromEntries(Object.entries(pkg).filter(([name]) => name in values))

/**
 * Ships, delivers or undoes either for the units of an outgoing package, and completes the exchanges that it delivers.
 * @returns what that adds to the order's monthly fee, in cents
 */
export async function moveUnitsWithPackage(
  { tx, record, actor }: Change,
  pkg: ReturnType<typeof packageIn>,
  { from: was, to }: { from: DeliveryStatus; to: DeliveryStatus | undefined },
): Promise<number> {
  if (pkg.packageType === 'return' || !to) return 0
  const [from, phase] = [outgoingPhaseOf(was), outgoingPhaseOf(to)]
  if (!from || !phase || from === phase) return 0
  const packages = { ...rentalOwner(record), packageIds: [pkg.id] }
  if (phase === 'delivered') {
    await deliverUnits(tx, actor, packages)
    await notifyDelivery(tx, record, [pkg], 'delivered')
    return deliverExchanges(tx, actor, packages)
  }
  if (from === 'delivered') {
    await undoDelivery(tx, actor, packages)
    await retractDelivery(tx, record, packages.packageIds, 'delivered')
  } else if (phase === 'sent') {
    await shipUnits(tx, actor, packages)
    await notifyDelivery(tx, record, [pkg], 'sent')
  } else if (hasLeftWarehouse(was)) {
    await undoShipping(tx, actor, packages)
    await retractDelivery(tx, record, packages.packageIds, 'sent')
  }
  return 0
}
