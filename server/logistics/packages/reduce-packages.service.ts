import type { Tx } from '@/server/db/client'
import { unpackUnit } from '@/server/stock/allocation/allocation.service'
import { leaveUnits, type OfOrder } from '@/server/stock/events/rented-units.service'
import { holdNoMore } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { cancelReturns, moveParcels } from './packages.service'
import {
  countLacking,
  deleteReturnItems,
  listItems,
  listPacked,
  listReturned,
  setQuantity,
} from './reduce-packages.repository'

type Item = { productId: number; quantity: number }
type OfParcel = OfOrder & { packageId: number }

/**
 * Takes products out of a parcel that has not left: serials too many go back to the shelf, and no more is kept for the order
 * than its parcels still lack. A parcel that nothing belongs into any more is called off, and shows what was in it.
 */
export async function lessenParcel(tx: Tx, actor: Actor, place: OfParcel, less: readonly Item[]): Promise<void> {
  const { orderId, packageId } = place
  const items = await listItems(tx, packageId)
  const rest = items.map((item) => {
    const taken = less.find(({ productId }) => productId === item.productId)?.quantity ?? 0
    return { ...item, quantity: Math.max(0, item.quantity - taken) }
  })
  const productIds = items.map(({ productId }) => productId)
  for (const { productId, quantity } of rest) {
    const serials = await listPacked(tx, packageId, productId)
    for (const serial of serials.slice(0, Math.max(0, serials.length - quantity)))
      await unpackUnit(tx, actor, place, { serial, productIds })
  }
  if (rest.every(({ quantity }) => quantity === 0)) {
    await moveParcels(tx, [packageId], { deliveryStatus: 'CANCELED' })
  } else {
    for (const { productId, quantity } of rest) await setQuantity(tx, packageId, productId, quantity)
  }
  for (const productId of productIds)
    await holdNoMore(tx, orderId, productId, await countLacking(tx, orderId, productId))
}

/** Calls off a parcel that has not left, with all that is in it. */
export const callOffParcel = async (tx: Tx, actor: Actor, place: OfParcel): Promise<void> =>
  lessenParcel(tx, actor, place, await listItems(tx, place.packageId))

/** Units that were to come back in a parcel stay where they are; with the last one the parcel is called off. */
export async function lessenReturn(tx: Tx, actor: Actor, place: OfParcel, unitIds: readonly number[]): Promise<void> {
  const { packageId } = place
  const listed = await listReturned(tx, packageId)
  const leaving = listed.filter((unit) => unitIds.includes(unit.unitId) && !unit.receivedAt && !unit.closedAt)
  if (leaving.length === 0) return
  const ids = leaving.map(({ unitId }) => unitId)
  await leaveUnits(tx, actor, place, ids)
  if (leaving.length === listed.length) return cancelReturns(tx, [packageId])
  await deleteReturnItems(tx, packageId, ids)
  for (const [productId, same] of Map.groupBy(listed, (unit) => unit.productId))
    await setQuantity(tx, packageId, productId, same.filter(({ unitId }) => !ids.includes(unitId)).length)
}
