import { areDaysBilled } from '@/server/billing/measuring/billed.service'
import type { Change } from '@/server/orders/workflow/change-order.service'
import { formatDay, toDay } from '@/services/format/format.rules'
import type { FieldObjections } from '@/services/logistics/packages/package-moves.rules'
import { collectionObjection } from '@/services/logistics/returns/collection.rules'
import type { packageIn } from '../packages/find-package'
import type { PackageChange } from '../packages/packages.repository'

type PackageRow = ReturnType<typeof packageIn>
type Changed = { pkg: PackageRow; values: PackageChange }

/** Why the days of a return cannot become these, by field. */
export function collectionObjections(change: Change, { pkg, values }: Changed): FieldObjections {
  const { deliveryStatus, sendingDate, deliveryDate } = { ...pkg, ...values }
  if (pkg.packageType !== 'return') return {}
  if (!('sendingDate' in values)) {
    const isTooEarly = 'deliveryDate' in values && sendingDate && deliveryDate && deliveryDate < sendingDate
    return isTooEarly
      ? { delivery_date: [`O recebimento não pode ser antes da coleta, em ${formatDay(sendingDate)}.`] }
      : {}
  }
  const objection = collectionObjection(sendingDate, {
    status: deliveryStatus,
    receivedOn: deliveryDate,
    deliveredOn: lastDelivery(change, pkg),
    today: toDay(change.now),
  })
  return objection ? { sending_date: [objection] } : {}
}

/** The last day on which a unit of this return was delivered to the customer. */
function lastDelivery(change: Change, pkg: PackageRow): string | null {
  const units = new Set(unitsOf(change, pkg))
  const { record } = change
  const brought = new Set(record.rentals.filter(({ unitId }) => units.has(unitId)).map(({ packageId }) => packageId))
  const days = record.packages.flatMap((one) => (brought.has(one.pkg.id) ? (one.pkg.deliveryDate ?? []) : []))
  return days.toSorted().at(-1) ?? null
}

const unitsOf = ({ record }: Change, { id }: PackageRow): number[] =>
  record.returnItems.filter(({ packageId }) => packageId === id).map(({ unitId }) => unitId)

/**
 * How history names the day of collection of a return, before and after a change of it, and whether an issued invoice
 * has used it already.
 */
export async function collectionHistory(change: Change, { pkg, values }: Changed) {
  const [was, is] = [pkg.sendingDate, values.sendingDate ?? null]
  if (pkg.packageType !== 'return' || !('sendingDate' in values) || was === is) return undefined
  const [from] = [was, is].filter((day) => day !== null).toSorted()
  const { id: orderId } = change.record.order
  const billed =
    from !== undefined && (await areDaysBilled(change.tx, { orderId, unitIds: unitsOf(change, pkg), from }))
  return { before: { collected_on: was }, after: { collected_on: is, ...(billed && { billed }) } }
}
