import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { packingProblems } from '@/services/logistics/packing/packable-serials.rules'
import { changeUnits } from '../events/unit-events.service'
import { lockProducts } from '../holds/availability.repository'
import { outOfStock } from '../holds/stock.service'
import {
  allocateHold,
  deleteRental,
  findLastLocation,
  insertRentals,
  listEntitlements,
  lockPackedUnit,
  lockSerials,
  restoreHold,
  type UnitRow,
} from './allocation.repository'
import { lockNextUnits, type Wanted } from './next-units.repository'

type PackageTarget = { orderId: number; companyId: number; packageId: number }

/**
 * Packs the oldest units of each product: all, or none and 409 `out_of_stock` with what is missing. Units held for
 * other orders are not taken. @returns the units
 */
export async function allocateOldest(tx: Tx, actor: Actor, place: PackageTarget, wanted: Wanted[]): Promise<UnitRow[]> {
  await requireEntitlement(tx, place.orderId, wanted)
  return allocate(tx, actor, place, await lockNextUnits(tx, wanted))
}

/**
 * Packs exactly these units, all or none.
 * Refuses 409 `conflict` for serials that are unknown, not on the shelf, not of the wanted products or too many; 409
 * `out_of_stock` when they are promised to other orders.
 */
export async function allocateSerials(
  tx: Tx,
  actor: Actor,
  place: PackageTarget,
  { serials, wanted }: { serials: string[]; wanted: Wanted[] },
): Promise<UnitRow[]> {
  const distinct = [...new Set(serials)]
  await lockProducts(
    tx,
    wanted.map(({ productId }) => productId),
  )
  const units = await lockSerials(tx, distinct)
  const problems = packingProblems(distinct, units, wanted)
  if (problems.length > 0) throw new Refusal('conflict', { errors: problems })
  const taken = wanted
    .map(({ productId }) => ({ productId, quantity: countOf(units, productId) }))
    .filter(({ quantity }) => quantity > 0)
  await requireEntitlement(tx, place.orderId, taken)
  return allocate(tx, actor, place, units)
}

const countOf = (units: UnitRow[], productId: number): number =>
  units.filter((unit) => unit.productId === productId).length

/** Locks the products and refuses what the shelf lacks after the holds of other orders. */
async function requireEntitlement(tx: Tx, orderId: number, wanted: Wanted[]): Promise<void> {
  const ids = wanted.map(({ productId }) => productId)
  await lockProducts(tx, ids)
  const stock = new Map((await listEntitlements(tx, orderId, ids)).map((row) => [row.productId, row]))
  const missing = wanted.flatMap(({ productId, quantity }) => {
    const { name = '', available = 0 } = stock.get(productId) ?? {}
    return quantity > available ? [{ productId, quantity, name, available }] : []
  })
  if (missing.length > 0) throw outOfStock(missing)
}

async function allocate(tx: Tx, actor: Actor, place: PackageTarget, units: UnitRow[]): Promise<UnitRow[]> {
  const { orderId, packageId } = place
  const ids = units.map(({ id }) => id)
  await changeUnits(tx, actor, { ids, type: 'ALLOCATED', values: { status: 'OK', location: null }, about: place })
  await insertRentals(
    tx,
    ids.map((unitId) => ({ orderId, packageId, unitId })),
  )
  for (const productId of new Set(units.map((unit) => unit.productId))) {
    await allocateHold(tx, orderId, productId, countOf(units, productId))
  }
  return units
}

/**
 * Takes a unit out of a package that has not left: back to its location on the shelf, and held for its order again.
 * @param productIds of the order; locked before their units, as in every command
 * @returns the unit, or undefined if it is not in this package
 */
export async function unpackUnit(
  tx: Tx,
  actor: Actor,
  place: PackageTarget,
  { serial, productIds }: { serial: string; productIds: number[] },
): Promise<{ id: number; productId: number; serial: string } | undefined> {
  const { orderId, packageId } = place
  await lockProducts(tx, productIds)
  const unit = await lockPackedUnit(tx, packageId, serial)
  if (!unit) return undefined
  await deleteRental(tx, packageId, unit.id)
  const location = await findLastLocation(tx, unit.id)
  await changeUnits(tx, actor, {
    ids: [unit.id],
    type: 'RELEASED',
    values: { status: 'UP_FOR_RENTAL', location },
    about: place,
  })
  await restoreHold(tx, orderId, unit.productId)
  return unit
}
