import { finishExchanges, listSerialsAwaitingReplacement } from '@/server/equipment/exchanges/exchanges.service'
import { endRelocationsOf } from '@/server/equipment/relocations/end-relocations.service'
import { Refusal } from '@/server/http/refusal'
import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { applyAppraisal } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { isAwaitingAppraisal } from '@/services/logistics/packages/package-stages.rules'
import type { Appraisal } from '@/services/logistics/packages/packages.schema'
import { appraisalObjection } from '@/services/logistics/returns/appraisal.rules'
import type { Order } from '@/services/orders/orders.schema'
import { getOrderOfPackage, openReturnItems, packageIn } from '../packages/find-package'
import { recordAppraisal, updatePackages } from '../packages/packages.repository'
import { receiveReturnItems } from './receive-return'

type ReturnItem = Change['record']['returnItems'][number]

/**
 * Records the condition and destination of returned units, each serial once, which ends their rental. With the last one
 * the package reaches its destination.
 * Refuses 409 `conflict` before the package is received and for serials that are not in it or already appraised, 400
 * for a destination that the condition does not allow.
 */
export async function appraiseReturn(actor: Actor, packageId: number, { items }: Appraisal): Promise<Order> {
  requirePossible(items)
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'appraise_return',
    effect: async (change) => {
      const { tx, record, now, preconditionFailed } = change
      if (!isAwaitingAppraisal(packageIn(change, packageId).deliveryStatus))
        throw preconditionFailed('Registre primeiro o recebimento.')
      const waiting = openReturnItems(change, packageId)
      const units = items.map((item) => ({ ...item, unitId: unitIdOf(item.serial, waiting, preconditionFailed) }))
      const unitIds = units.map(({ unitId }) => unitId)
      const { id: orderId } = record.order
      const early = await listSerialsAwaitingReplacement(tx, orderId, unitIds)
      if (early.length > 0)
        throw preconditionFailed(
          `O equipamento novo ainda não chegou ao cliente: avalie ${early.join(', ')} depois da entrega.`,
        )
      // An appraised unit that was not scanned has arrived all the same, unless it is missing.
      const isThere = ({ serial, receivedAt }: ReturnItem) =>
        receivedAt === null && items.some((item) => item.serial === serial && item.condition !== 'missing')
      await receiveReturnItems(change, { id: packageId }, waiting.filter(isThere))
      // A missing unit may have an open relocation.
      await endRelocationsOf(tx, actor, unitIds)
      await recordAppraisal(tx, packageId, units, { appraisedBy: actor.id, appraisedAt: now })
      await finishExchanges(tx, orderId, unitIds)
      await applyAppraisal(tx, actor, { ...rentalOwner(record), packageId }, units, now)
      const isLast = units.length === waiting.length
      const end = { deliveryStatus: 'DESTINATION' as const, appraisalDate: toDay(now) }
      await updatePackages(tx, [packageId], isLast ? end : { deliveryStatus: 'APPRAISAL' as const })
      return { after: { package: packageId, items } }
    },
  })
}

function requirePossible(items: Appraisal['items']): void {
  const serials = new Set(items.map(({ serial }) => serial))
  const objections = items.flatMap((item) => appraisalObjection(item) ?? [])
  if (serials.size < items.length) objections.push('Avalie cada serial uma vez só.')
  if (objections.length > 0) throw new Refusal('invalid', { errors: objections })
}

function unitIdOf(serial: string, waiting: ReturnItem[], preconditionFailed: Change['preconditionFailed']): number {
  const unit = waiting.find((one) => one.serial === serial)
  if (!unit) throw preconditionFailed(`Serial ${serial}: não aguarda avaliação neste volume.`)
  return unit.unitId
}
