import type { Db, Tx } from '@/server/db/client'
import type { OfOrder } from '@/server/stock/events/rented-units.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { agreedPrice, EXCHANGE_FOLLOWS, hasArrived, OPEN_EXCHANGES } from '@/services/equipment/exchanges.rules'
import { toCents } from '@/services/simulation/money.rules'
import { lockAllUnits } from '../relocations/relocations.repository'
import { tellUser } from '../units/equipment-mails'
import { listRentedUnits, sumDifferences } from './exchange-prices.repository'
import { type ExchangeRow, listBroughtBy, listOfUnits, listPackedUnits, updateExchanges } from './exchanges.repository'

type Unit = Awaited<ReturnType<typeof lockAllUnits>>[number]
type Packed = Awaited<ReturnType<typeof listPackedUnits>>[number]

/**
 * Parcels have arrived, in the transaction of that and after their units: each replacement stands for one old unit (of the
 * product that was asked for, in the order of both), with its person and its label; the old one waits to be fetched.
 * @returns what the upgrades among them add to the order's monthly fee, in cents
 */
export async function exchangesDelivered(
  tx: Tx,
  actor: Actor,
  { packageIds, ...order }: OfOrder & { packageIds: readonly number[] },
): Promise<number> {
  const brought = await listBroughtBy(tx, packageIds, EXCHANGE_FOLLOWS.deliver.from)
  if (brought.length === 0) return 0
  const packed = await listPackedUnits(tx, packageIds)
  const units = await lockAllUnits(
    tx,
    brought.map(({ unitId }) => unitId),
  )
  for (const exchange of brought) {
    const at = packed.findIndex(
      ({ packageId, productId }) => packageId === exchange.packageId && productId === exchange.productId,
    )
    const [replacement] = packed.splice(at, at < 0 ? 0 : 1)
    const old = units.find(({ id }) => id === exchange.unitId)
    if (!replacement || !old) throw new Error(`Exchange ${String(exchange.id)} was delivered without its replacement`)
    await replace(tx, actor, order, { exchange, old, replacement })
  }
  return brought.reduce((sum, { monthlyDifference }) => sum + toCents(monthlyDifference), 0)
}

type Replacing = { exchange: ExchangeRow; old: Unit; replacement: Packed }

async function replace(tx: Tx, actor: Actor, order: OfOrder, { exchange, old, replacement }: Replacing): Promise<void> {
  const about = { ...order, packageId: exchange.packageId ?? undefined }
  // Who handed it in before the other came has nothing left to give.
  const isStillOut = old.status === 'PENDING_EXCHANGE'
  await changeUnits(tx, actor, {
    ids: [old.id],
    type: 'EXCHANGED',
    values: isStillOut ? { status: 'EXCHANGED' } : {},
    about: { ...about, message: `Por ${replacement.serial}.`, details: { replacement: replacement.id } },
  })
  const userId = old.userId !== null && (await isActiveUserOf(tx, order.companyId, old.userId)) ? old.userId : null
  const label = replacement.label === null ? old.label : null
  if (userId !== null || label !== null) {
    await changeUnits(tx, actor, {
      ids: [replacement.id],
      type: userId === null ? 'LABEL_CHANGED' : 'USER_CHANGED',
      values: { ...(userId !== null && { userId, receivedAt: null }), ...(label !== null && { label }) },
      about: { ...about, message: `No lugar de ${old.serial}.` },
    })
  }
  if (userId !== null) await tellUser(tx, actor, { userId, unitIds: [replacement.id] })
  await updateExchanges(tx, [exchange.id], {
    status: EXCHANGE_FOLLOWS.deliver.to,
    replacementId: replacement.id,
  })
}

/** The serials of those of these units whose replacement has not arrived: their rental goes on until it has. */
export async function exchangesAwaited(tx: Tx, orderId: number, unitIds: readonly number[]): Promise<string[]> {
  const open = await listOfUnits(tx, orderId, unitIds, OPEN_EXCHANGES)
  return open.filter(({ status }) => !hasArrived(status)).map(({ serial }) => serial)
}

/** The old units are back and appraised, or known to be lost: their exchanges are done. */
export async function exchangesReturned(tx: Tx, orderId: number, unitIds: readonly number[]): Promise<void> {
  const { from, to } = EXCHANGE_FOLLOWS.finish
  const waiting = await listOfUnits(tx, orderId, unitIds, from)
  await updateExchanges(
    tx,
    waiting.map(({ id }) => id),
    { status: to },
  )
}

/** What rented units cost a month, by unit, with their service package and what upgrades added; nothing for what the order never listed. */
export async function agreedPrices(conn: Db, unitIds: readonly number[]): Promise<Map<number, string>> {
  const units = await listRentedUnits(conn, unitIds)
  return new Map(
    units.flatMap(({ unitId, unitPrice, serviceFee, added }) =>
      unitPrice === null ? [] : [[unitId, agreedPrice(unitPrice, added, serviceFee ?? '0.00')]],
    ),
  )
}

/** What the upgrades that have arrived add to an order's monthly fee in all. */
export const addedByUpgrades = (conn: Db, orderId: number): Promise<string> => sumDifferences(conn, orderId)
