import { requestRating } from '@/server/nps/nps.service'
import { addMonths } from '@/services/orders/business-days.rules'
import { decideDocuments } from '../documents/documents.repository'
import { documentOfType } from '../documents/withdraw-files'
import type { OrderRecord } from '../order-record.repository'
import type { CommandResult } from '../workflow/apply-transition'
import type { Change } from '../workflow/change-order.service'

/**
 * The rental starts on the day of the last delivery and runs for the months of the plan. From now on the customer can rate the
 * service.
 */
export async function completeTerm({ tx, record, now }: Change): Promise<CommandResult> {
  const startsOn = lastDelivery(record)
  const endsOn = addMonths(startsOn, record.order.durationMonths)
  await decideDocuments(tx, [documentOfType(record, 'DELIVERY_TERM').id], {
    approved: true,
    message: null,
    decidedAt: now,
  })
  await requestRating(tx, record.order.companyId, now)
  return { columns: { startsOn, endsOn }, after: { starts_on: startsOn, ends_on: endsOn } }
}

function lastDelivery({ packages, order }: OrderRecord): string {
  const days = packages.flatMap(({ pkg }) => (pkg.packageType === 'return' ? [] : (pkg.deliveryDate ?? [])))
  const last = days.sort().at(-1)
  if (!last) throw new Error(`Order ${String(order.id)} has no delivery date`)
  return last
}
