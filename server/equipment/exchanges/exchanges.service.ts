import type { Db, Tx } from '@/server/db/client'
import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { isActiveUserOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import {
  EXCHANGE_FOLLOW_UPS,
  EXCHANGE_REOPENED,
  isArrivedExchange,
  OPEN_EXCHANGES,
} from '@/services/equipment/exchanges/exchange-transitions.rules'
import { agreedPrice } from '@/services/equipment/exchanges/upgrade-price.rules'
import { toCents } from '@/services/simulation/money.rules'
import { lockUnitsOfAnyone } from '../relocations/relocations.repository'
import { notifyUser } from '../units/equipment-notices'
import {
  type ExchangeRow,
  listExchangesDeliveredBy,
  listExchangesOfUnits,
  listPackedUnits,
  updateExchanges,
} from './exchanges.repository'
import { listRentedUnits, sumDifferences } from './replacement-products.repository'

type Unit = Awaited<ReturnType<typeof lockUnitsOfAnyone>>[number]
type PackedUnit = Awaited<ReturnType<typeof listPackedUnits>>[number]

/**
 * Completes exchanges whose packages were delivered, in the transaction of the delivery and after its units changed:
 * each replacement (matched by product, in the order of the ids) takes over the old unit's user and label, and the old
 * unit waits for collection.
 * @returns what the upgrades among them add to the order's monthly fee, in cents
 */
export async function deliverExchanges(
  tx: Tx,
  actor: Actor,
  { packageIds, ...order }: RentalOwner & { packageIds: readonly number[] },
): Promise<number> {
  const brought = await listExchangesDeliveredBy(tx, packageIds, EXCHANGE_FOLLOW_UPS.deliver.from)
  if (brought.length === 0) return 0
  const packed = await listPackedUnits(tx, packageIds)
  const units = await lockUnitsOfAnyone(
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

type Replacement = { exchange: ExchangeRow; old: Unit; replacement: PackedUnit }

async function replace(
  tx: Tx,
  actor: Actor,
  order: RentalOwner,
  { exchange, old, replacement }: Replacement,
): Promise<void> {
  const about = { ...order, packageId: exchange.packageId ?? undefined }
  // The old unit may have been returned before the replacement arrived.
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
  if (userId !== null) await notifyUser(tx, actor, { userId, unitIds: [replacement.id], companyId: order.companyId })
  await updateExchanges(tx, [exchange.id], {
    status: EXCHANGE_FOLLOW_UPS.deliver.to,
    replacementId: replacement.id,
  })
}

/** Serials of the units whose replacement has not arrived; their rental continues until it has. */
export async function listSerialsAwaitingReplacement(
  tx: Tx,
  orderId: number,
  unitIds: readonly number[],
): Promise<string[]> {
  const open = await listExchangesOfUnits(tx, orderId, unitIds, OPEN_EXCHANGES)
  return open.filter(({ status }) => !isArrivedExchange(status)).map(({ serial }) => serial)
}

/** Finishes exchanges whose old units were appraised or are known to be lost. */
export async function finishExchanges(tx: Tx, orderId: number, unitIds: readonly number[]): Promise<void> {
  const { from, to } = EXCHANGE_FOLLOW_UPS.finish
  const waiting = await listExchangesOfUnits(tx, orderId, unitIds, from)
  await updateExchanges(
    tx,
    waiting.map(({ id }) => id),
    { status: to },
  )
}

/** Reopens the exchange for which this package took the unit back: the appraisal of the unit is undone. */
export async function reopenExchanges(
  tx: Tx,
  orderId: number,
  { packageId, unitId }: { packageId: number; unitId: number },
): Promise<void> {
  const { from, to } = EXCHANGE_REOPENED
  const finished = await listExchangesOfUnits(tx, orderId, [unitId], from)
  const ids = finished.filter(({ returnPackageId }) => returnPackageId === packageId).map(({ id }) => id)
  await updateExchanges(tx, ids, { status: to })
}

/**
 * Monthly prices of rented units by unit id, including service package and upgrades; without an entry for products that
 * the order never listed.
 */
export async function listAgreedPrices(conn: Db, unitIds: readonly number[]): Promise<Map<number, string>> {
  const units = await listRentedUnits(conn, unitIds)
  return new Map(
    units.flatMap(({ unitId, unitPrice, serviceFee, added }) =>
      unitPrice === null ? [] : [[unitId, agreedPrice(unitPrice, added, serviceFee ?? '0.00')]],
    ),
  )
}

/** Total that delivered upgrades add to an order's monthly fee. */
export const sumUpgradeFees = (conn: Db, orderId: number): Promise<string> => sumDifferences(conn, orderId)
