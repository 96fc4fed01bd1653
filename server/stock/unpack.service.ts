import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { lockProducts } from './availability.repository'
import { changeUnits } from './unit-changes.service'
import { deleteRental, giveBackHold, lastLocation, lockPacked } from './unpack.repository'

type Place = { orderId: number; companyId: number; packageId: number }

/**
 * Takes a unit out of a parcel that has not left: back on the shelf where it stood, and held for its order again.
 * @param productIds of the order: they are locked before their units, as everywhere
 * @returns the unit, or undefined when it is not in this parcel
 */
export async function unpackUnit(
  tx: Tx,
  actor: Actor,
  place: Place,
  { serial, productIds }: { serial: string; productIds: number[] },
): Promise<{ id: number; productId: number; serial: string } | undefined> {
  const { orderId, packageId } = place
  await lockProducts(tx, productIds)
  const unit = await lockPacked(tx, packageId, serial)
  if (!unit) return undefined
  await deleteRental(tx, packageId, unit.id)
  const location = await lastLocation(tx, unit.id)
  await changeUnits(tx, actor, {
    ids: [unit.id],
    type: 'RELEASED',
    values: { status: 'UP_FOR_RENTAL', location },
    about: place,
  })
  await giveBackHold(tx, orderId, unit.productId)
  return unit
}
