import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { UnitEventType } from '@/services/stock/events/unit-events.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import {
  closeRentals,
  listDeliveryAddresses,
  listLastHolders,
  listOpenUnitIds,
  listRentedUnits,
  listUnitsUsedBy,
} from './rented-units.repository'
import { changeUnits, IN_HOUSE, type UnitValues } from './unit-events.service'

/** The order of a rental and its company. */
export type RentalOwner = { orderId: number; companyId: number }

/** Writes one event for all units of these packages, one statement per package because each has its address. */
async function changePackedUnits(
  tx: Tx,
  actor: Actor,
  { orderId, companyId, packageIds }: RentalOwner & { packageIds: readonly number[] },
  { type, status }: { type: UnitEventType; status?: UnitStatus },
): Promise<void> {
  const byPackage = Map.groupBy(await listRentedUnits(tx, packageIds), ({ packageId }) => packageId)
  for (const [packageId, units] of byPackage) {
    const [first] = units
    const place = status === 'IN_USE' ? { companyId, addressId: first?.addressId ?? null, userId: null } : IN_HOUSE
    await changeUnits(tx, actor, {
      ids: units.map(({ unitId }) => unitId),
      type,
      values: status && { status, ...place },
      about: { orderId, companyId, packageId },
    })
  }
}

type RentalPackages = RentalOwner & { packageIds: readonly number[] }

/** Packages were shipped: their units are on their way, still ours. */
export const shipUnits = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'SHIPPED' })

/** Undoes the shipping. */
export const undoShipping = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'SHIPPING_UNDONE' })

/** Packages were delivered: their units are in use at the address. */
export const deliverUnits = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'DELIVERED', status: 'IN_USE' })

/** Undoes the delivery. */
export const undoDelivery = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'DELIVERY_UNDONE', status: 'OK' })

/** The order was cancelled before shipping: its units go back to the shelf. */
export async function releaseUnits(tx: Tx, actor: Actor, order: RentalOwner, now: Date): Promise<void> {
  const ids = await listOpenUnitIds(tx, order.orderId)
  await changeUnits(tx, actor, { ids, type: 'RELEASED', values: { status: 'UP_FOR_RENTAL' }, about: order })
  await closeRentals(tx, ids, now)
}

/** A return package and its order. */
export type ReturnOwner = RentalOwner & { packageId: number }

/** A return of these units was requested. */
export const requestUnitReturns = (tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, { ids, type: 'RETURN_REQUESTED', about })

/** The return of these units was cancelled. */
export const cancelUnitReturns = (tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, { ids, type: 'RETURN_CANCELED', about })

/** Units came back; they belong to the order until they are appraised. */
export const receiveUnits = (tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, {
    ids,
    type: 'RECEIVED',
    values: { status: 'RETURNED', receivedAt: null, ...IN_HOUSE },
    about,
  })

/** Undoes the receipt of a return: units get their last status and holder back. */
export async function undoReceipt(tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const [last, delivered] = [await listLastHolders(tx, ids), await listDeliveryAddresses(tx, ids)]
  const { companyId } = about
  const again = ids.map((id): { id: number; values: UnitValues } => {
    const { status, ...place } = last.get(id) ?? { companyId, addressId: delivered.get(id) ?? null, userId: null }
    return { id, values: { status: status === 'EXCHANGED' ? 'EXCHANGED' : 'IN_USE', ...place } }
  })
  for (const same of groupAlike(again, ({ values }) => values)) {
    await changeUnits(tx, actor, {
      ids: same.map(({ id }) => id),
      type: 'RECEIPT_UNDONE',
      values: same[0].values,
      about,
    })
  }
}

/** Unassigns all units of a user who leaves. */
export async function unassignUser(tx: Tx, actor: Author, userId: number): Promise<void> {
  const byCompany = Map.groupBy(await listUnitsUsedBy(tx, userId), ({ companyId }) => companyId)
  for (const [companyId, units] of byCompany) {
    await changeUnits(tx, actor, {
      ids: units.map(({ id }) => id),
      type: 'USER_CHANGED',
      values: { userId: null, receivedAt: null },
      about: { companyId },
    })
  }
}

/** Groups equal items, so that one statement serves each group. */
const groupAlike = <T>(things: readonly T[], kind: (thing: T) => unknown): [T, ...T[]][] =>
  [...Map.groupBy(things, (thing) => JSON.stringify(kind(thing))).values()] as [T, ...T[]][]
