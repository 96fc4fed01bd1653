import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { type Change, changeOrder } from '@/server/orders/change-order.service'
import { ofOrder } from '@/server/orders/of-order.service'
import { leaveUnits } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { DeliveryStatus } from '@/services/logistics/delivery-status.rules'
import { isToBeFetched } from '@/services/logistics/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import { openItemsOf, orderOfParcel, parcelOf } from '../packages/find-package'
import { cancelReturns } from '../packages/packages.service'
import { findReturnOf, isOfExchange } from './returns.repository'

/**
 * The customer keeps what they had asked to be fetched. Refuses 404 for a return of another company, 409 `conflict` once it
 * was fetched and for what belongs to an exchange, else as `changeOrder`.
 */
export async function callOffOwnReturn(actor: Actor, packageId: number): Promise<Order> {
  return callOff(actor, packageId, orNotFound(await findReturnOf(db(), orNotFound(actor.companyId), packageId)))
}

/** The same by staff, of any company. */
export const callOffReturn = async (actor: Actor, packageId: number): Promise<Order> =>
  callOff(actor, packageId, await orderOfParcel(packageId))

const callOff = (actor: Actor, packageId: number, ref: Parameters<typeof changeOrder>[1]): Promise<Order> =>
  changeOrder(actor, ref, {
    action: 'call_off_return',
    effect: async (change) => {
      const { tx, rows } = change
      await requirePossible(change, packageId)
      const units = openItemsOf(change, packageId)
      await leaveUnits(
        tx,
        actor,
        { ...ofOrder(rows), packageId },
        units.map(({ unitId }) => unitId),
      )
      await cancelReturns(tx, [packageId])
      return { before: { package: packageId, serials: units.map(({ serial }) => serial) } }
    },
  })

async function requirePossible(change: Change, packageId: number): Promise<void> {
  const parcel = parcelOf(change, packageId)
  if (parcel.packageType !== 'return' || parcel.deliveryStatus === 'CANCELED')
    throw change.notYet('Essa devolução não está mais aberta.')
  if (await isOfExchange(change.tx, packageId)) throw change.notYet('Essa devolução faz parte de uma troca.')
  const hasCome = change.rows.returnItems.some((unit) => unit.packageId === packageId && unit.receivedAt !== null)
  if (hasCome || !isToBeFetched(parcel.deliveryStatus as DeliveryStatus))
    throw change.notYet('A coleta já foi feita: essa devolução não pode mais ser cancelada.')
}
