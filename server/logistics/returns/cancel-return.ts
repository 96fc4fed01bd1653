import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { cancelUnitReturns } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { isAwaitingCollection } from '@/services/logistics/packages/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import { getOrderOfPackage, openReturnItems, packageIn } from '../packages/find-package'
import { cancelReturns } from '../packages/packages.service'
import { findReturnOfCompany, isExchangeReturn } from './returns.repository'

/**
 * Cancels a return for the customer. Refuses 404 for a return of another company, 409 `conflict` once it was collected
 * and for a return of an exchange, else as `changeOrder`.
 */
export async function cancelOwnReturn(actor: Actor, packageId: number): Promise<Order> {
  return cancel(actor, packageId, orNotFound(await findReturnOfCompany(db(), orNotFound(actor.companyId), packageId)))
}

/** The same for staff, of any company. */
export const cancelReturn = async (actor: Actor, packageId: number): Promise<Order> =>
  cancel(actor, packageId, await getOrderOfPackage(packageId))

const cancel = (actor: Actor, packageId: number, ref: Parameters<typeof changeOrder>[1]): Promise<Order> =>
  changeOrder(actor, ref, {
    action: 'call_off_return',
    effect: async (change) => {
      const { tx, record } = change
      await requirePossible(change, packageId)
      const units = openReturnItems(change, packageId)
      await cancelUnitReturns(
        tx,
        actor,
        { ...rentalOwner(record), packageId },
        units.map(({ unitId }) => unitId),
      )
      await cancelReturns(tx, [packageId])
      return { before: { package: packageId, serials: units.map(({ serial }) => serial) } }
    },
  })

async function requirePossible(change: Change, packageId: number): Promise<void> {
  const pkg = packageIn(change, packageId)
  if (pkg.packageType !== 'return' || pkg.deliveryStatus === 'CANCELED')
    throw change.preconditionFailed('Essa devolução não está mais aberta.')
  if (await isExchangeReturn(change.tx, packageId))
    throw change.preconditionFailed('Essa devolução faz parte de uma troca.')
  const hasCome = change.record.returnItems.some((unit) => unit.packageId === packageId && unit.receivedAt !== null)
  if (hasCome || !isAwaitingCollection(pkg.deliveryStatus))
    throw change.preconditionFailed('A coleta já foi feita: essa devolução não pode mais ser cancelada.')
}
