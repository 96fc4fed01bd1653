import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { UnitEventType } from '@/services/stock/unit-events.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'
import {
  closeRentals,
  listDeliveryAddresses,
  listLastHolders,
  listOpenUnitIds,
  listRentedUnits,
  listUnitsUsedBy,
} from './rented-units.repository'
import { changeUnits, IN_HOUSE, type UnitValues } from './unit-events.service'

/** Whose rental it is. */
export type RentalOwner = { orderId: number; companyId: number }

/** What happens to all units of these packages, one statement a package: each has its address. */
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

/** Packages have left: their units are on the way, still ours. */
export const shipUnits = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'SHIPPED' })

/** They have not left after all. */
export const undoShipping = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'SHIPPING_UNDONE' })

/** Packages arrived: their units are in use where they went. */
export const deliverUnits = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'DELIVERED', status: 'IN_USE' })

/** They have not arrived after all. */
export const undoDelivery = (tx: Tx, actor: Actor, packages: RentalPackages): Promise<void> =>
  changePackedUnits(tx, actor, packages, { type: 'DELIVERY_UNDONE', status: 'OK' })

/** The order is cancelled before it left: its units go back to the shelf. */
export async function releaseUnits(tx: Tx, actor: Actor, order: RentalOwner, now: Date): Promise<void> {
  const ids = await listOpenUnitIds(tx, order.orderId)
  await changeUnits(tx, actor, { ids, type: 'RELEASED', values: { status: 'UP_FOR_RENTAL' }, about: order })
  await closeRentals(tx, ids, now)
}

/** What belongs to a return: its package, of which order. */
export type ReturnOwner = RentalOwner & { packageId: number }

/** Units are to come back. */
export const requestUnitReturns = (tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, { ids, type: 'RETURN_REQUESTED', about })

/** They stay where they are after all. */
export const cancelUnitReturns = (tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, { ids, type: 'RETURN_CANCELED', about })

/** Units came back to the house; they stay the order's until they are appraised. */
export const receiveUnits = (tx: Tx, actor: Actor, about: ReturnOwner, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, {
    ids,
    type: 'RECEIVED',
    values: { status: 'RETURNED', receivedAt: null, ...IN_HOUSE },
    about,
  })

/** A return is undone: what was received is again what it was, where it was. */
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

/** How a unit was found, and where it goes. */
export type AppraisedUnit = {
  unitId: number
  destination: UnitStatus
  condition: string
  comment?: string | null
  checklist?: unknown
}

/** The appraisal sends units to their destination, which ends their rental. */
export async function applyAppraisal(
  tx: Tx,
  actor: Actor,
  about: ReturnOwner,
  units: readonly AppraisedUnit[],
  now: Date,
): Promise<void> {
  const ids = units.map(({ unitId }) => unitId)
  const outcome = ({ destination, condition, comment, checklist }: AppraisedUnit) => ({
    destination,
    condition,
    comment,
    checklist,
  })
  for (const same of groupAlike(units, outcome)) {
    const { destination, condition, comment, checklist } = same[0]
    await changeUnits(tx, actor, {
      ids: same.map(({ unitId }) => unitId),
      type: 'APPRAISED',
      values: { status: destination, receivedAt: null, ...IN_HOUSE },
      about: { ...about, message: comment, details: { condition, ...(checklist !== undefined && { checklist }) } },
    })
  }
  await closeRentals(tx, ids, now)
}

/** Somebody is gone: what they used is nobody's for now. */
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

/** Things of the same kind together, so that one statement serves them all. */
const groupAlike = <T>(things: readonly T[], kind: (thing: T) => unknown): [T, ...T[]][] =>
  [...Map.groupBy(things, (thing) => JSON.stringify(kind(thing))).values()] as [T, ...T[]][]
