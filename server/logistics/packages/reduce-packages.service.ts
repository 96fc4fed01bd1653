import type { Tx } from '@/server/db/client'
import { unpackUnit } from '@/server/stock/allocation/allocation.service'
import { cancelUnitReturns, type RentalOwner } from '@/server/stock/events/rented-units.service'
import { capHolds } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { cancelReturns, movePackages } from './packages.service'
import {
  countMissing,
  deleteReturnItems,
  listPackageItems,
  listPackedSerials,
  listReturnUnits,
  setQuantity,
} from './reduce-packages.repository'

type Item = { productId: number; quantity: number }
type PackageOwner = RentalOwner & { packageId: number }

/**
 * Takes products out of a package that has not left: surplus serials go back to the shelf, and the order's holds shrink
 * to what its packages still lack. A package without items left is cancelled and keeps its rows as a record.
 */
export async function reduceQuantities(
  tx: Tx,
  actor: Actor,
  place: PackageOwner,
  less: readonly Item[],
): Promise<void> {
  const { orderId, packageId } = place
  const items = await listPackageItems(tx, packageId)
  const rest = items.map((item) => {
    const taken = less.find(({ productId }) => productId === item.productId)?.quantity ?? 0
    return { ...item, quantity: Math.max(0, item.quantity - taken) }
  })
  const productIds = items.map(({ productId }) => productId)
  for (const { productId, quantity } of rest) {
    const serials = await listPackedSerials(tx, packageId, productId)
    for (const serial of serials.slice(0, Math.max(0, serials.length - quantity)))
      await unpackUnit(tx, actor, place, { serial, productIds })
  }
  if (rest.every(({ quantity }) => quantity === 0)) {
    await movePackages(tx, [packageId], { deliveryStatus: 'CANCELED' })
  } else {
    for (const { productId, quantity } of rest) await setQuantity(tx, packageId, productId, quantity)
  }
  for (const productId of productIds) await capHolds(tx, orderId, productId, await countMissing(tx, orderId, productId))
}

/** Cancels a package that has not left, with all its contents. */
export const cancelPackage = async (tx: Tx, actor: Actor, place: PackageOwner): Promise<void> =>
  reduceQuantities(tx, actor, place, await listPackageItems(tx, place.packageId))

/** Removes units from a return; with the last one the package is cancelled. */
export async function reduceReturn(
  tx: Tx,
  actor: Actor,
  place: PackageOwner,
  unitIds: readonly number[],
): Promise<void> {
  const { packageId } = place
  const listed = await listReturnUnits(tx, packageId)
  const leaving = listed.filter((unit) => unitIds.includes(unit.unitId) && !unit.receivedAt && !unit.closedAt)
  if (leaving.length === 0) return
  const ids = leaving.map(({ unitId }) => unitId)
  await cancelUnitReturns(tx, actor, place, ids)
  if (leaving.length === listed.length) return cancelReturns(tx, [packageId])
  await deleteReturnItems(tx, packageId, ids)
  for (const [productId, same] of Map.groupBy(listed, (unit) => unit.productId))
    await setQuantity(tx, packageId, productId, same.filter(({ unitId }) => !ids.includes(unitId)).length)
}
