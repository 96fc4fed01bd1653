import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { UnitEventType } from '@/services/stock/unit-events.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'
import {
  closeRentals,
  listDeliveredTo,
  listLastOut,
  listRented,
  listUsedBy,
  openUnitIds,
} from './rented-units.repository'
import { changeUnits, IN_HOUSE, type UnitValues } from './unit-events.service'

/** Whose rental it is. */
export type OfOrder = { orderId: number; companyId: number }

/** What happens to all units of these parcels, one statement a parcel: each has its address. */
async function changeParcels(
  tx: Tx,
  actor: Actor,
  { orderId, companyId, packageIds }: OfOrder & { packageIds: readonly number[] },
  { type, status }: { type: UnitEventType; status?: UnitStatus },
): Promise<void> {
  const byParcel = Map.groupBy(await listRented(tx, packageIds), ({ packageId }) => packageId)
  for (const [packageId, units] of byParcel) {
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

type Parcels = OfOrder & { packageIds: readonly number[] }

/** Parcels have left: their units are on the way, still ours. */
export const shipUnits = (tx: Tx, actor: Actor, parcels: Parcels): Promise<void> =>
  changeParcels(tx, actor, parcels, { type: 'SHIPPED' })

/** They have not left after all. */
export const unshipUnits = (tx: Tx, actor: Actor, parcels: Parcels): Promise<void> =>
  changeParcels(tx, actor, parcels, { type: 'SHIPPING_UNDONE' })

/** Parcels arrived: their units are in use where they went. */
export const deliverUnits = (tx: Tx, actor: Actor, parcels: Parcels): Promise<void> =>
  changeParcels(tx, actor, parcels, { type: 'DELIVERED', status: 'IN_USE' })

/** They have not arrived after all. */
export const undeliverUnits = (tx: Tx, actor: Actor, parcels: Parcels): Promise<void> =>
  changeParcels(tx, actor, parcels, { type: 'DELIVERY_UNDONE', status: 'OK' })

/** The order is cancelled before it left: its units go back to the shelf. */
export async function releaseUnits(tx: Tx, actor: Actor, order: OfOrder, now: Date): Promise<void> {
  const ids = await openUnitIds(tx, order.orderId)
  await changeUnits(tx, actor, { ids, type: 'RELEASED', values: { status: 'UP_FOR_RENTAL' }, about: order })
  await closeRentals(tx, ids, now)
}

/** What belongs to a return: its parcel, of which order. */
export type OfReturn = OfOrder & { packageId: number }

/** Units are to come back. */
export const askUnitsBack = (tx: Tx, actor: Actor, about: OfReturn, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, { ids, type: 'RETURN_REQUESTED', about })

/** They stay where they are after all. */
export const leaveUnits = (tx: Tx, actor: Actor, about: OfReturn, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, { ids, type: 'RETURN_CANCELED', about })

/** Units came back to the house; they stay the order's until they are appraised. */
export const receiveUnits = (tx: Tx, actor: Actor, about: OfReturn, ids: readonly number[]): Promise<void> =>
  changeUnits(tx, actor, {
    ids,
    type: 'RECEIVED',
    values: { status: 'RETURNED', receivedAt: null, ...IN_HOUSE },
    about,
  })

/** A return is undone: what was received is again what it was, where it was. */
export async function unreceiveUnits(tx: Tx, actor: Actor, about: OfReturn, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const [last, delivered] = [await listLastOut(tx, ids), await listDeliveredTo(tx, ids)]
  const { companyId } = about
  const again = ids.map((id): { id: number; values: UnitValues } => {
    const { status, ...place } = last.get(id) ?? { companyId, addressId: delivered.get(id) ?? null, userId: null }
    return { id, values: { status: status === 'EXCHANGED' ? 'EXCHANGED' : 'IN_USE', ...place } }
  })
  for (const same of alike(again, ({ values }) => values)) {
    await changeUnits(tx, actor, {
      ids: same.map(({ id }) => id),
      type: 'RECEIPT_UNDONE',
      values: same[0].values,
      about,
    })
  }
}

/** How a unit was found, and where it goes. */
export type Appraised = {
  unitId: number
  destination: UnitStatus
  condition: string
  comment?: string | null
  checklist?: unknown
}

/** The appraisal sends units to their destination, which ends their rental. */
export async function dismissUnits(
  tx: Tx,
  actor: Actor,
  about: OfReturn,
  units: readonly Appraised[],
  now: Date,
): Promise<void> {
  const ids = units.map(({ unitId }) => unitId)
  const outcome = ({ destination, condition, comment, checklist }: Appraised) => ({
    destination,
    condition,
    comment,
    checklist,
  })
  for (const same of alike(units, outcome)) {
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
export async function takeFromPerson(tx: Tx, actor: Author, userId: number): Promise<void> {
  const byCompany = Map.groupBy(await listUsedBy(tx, userId), ({ companyId }) => companyId)
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
const alike = <T>(things: readonly T[], kind: (thing: T) => unknown): [T, ...T[]][] =>
  [...Map.groupBy(things, (thing) => JSON.stringify(kind(thing))).values()] as [T, ...T[]][]
