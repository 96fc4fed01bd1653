import type { Db, Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { formatCount } from '@/services/format/format.rules'
import { listNextUnits } from '../allocation/next-units.repository'
import { listShelfCounts } from '../units/units.repository'
import { availableUnits, listAvailability, lockProducts } from './availability.repository'
import {
  endHolds,
  expireHoldsOf,
  extendHoldsUntil,
  type HoldItem,
  insertHolds,
  listLapsedHolds,
  reduceHolds,
} from './holds.repository'
import { listProposalHolds } from './proposal-holds.repository'
import type { ReleaseReason } from '@/server/db/schema/stock'
import { isLargeHold, type ProposalHold } from '@/services/stock/holds/large-hold.rules'

export type Availability = {
  /** Units that can be promised now: `UP_FOR_RENTAL` less live holds, never negative. */
  available: number
  /** `YYYY-MM-DD` on which units are expected back, when none are available now. */
  availableFrom: string | null
}

export type MissingItem = HoldItem & { name: string; available: number }

/** What can be promised of each product now; unknown products have no entry. */
export async function availabilityOf(db: Db, productIds: readonly number[]): Promise<Map<number, Availability>> {
  if (productIds.length === 0) return new Map()
  const rows = await listAvailability(db, [...productIds])
  return new Map(
    rows.map(({ productId, available, returnsOn }) => [
      productId,
      { available, availableFrom: available > 0 ? null : returnsOn },
    ]),
  )
}

/** SQL for the available units of a product, for use inside another statement. */
export const unitsAvailable: typeof availableUnits = (id) => availableUnits(id)

/**
 * Locks the products (ordered by id) until the end of the transaction and returns what is missing of these quantities;
 * empty if everything can be promised.
 */
export async function findMissing(tx: Tx, items: readonly HoldItem[]): Promise<MissingItem[]> {
  const ids = items.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const names = new Map((await lockProducts(tx, ids)).map(({ id, name }) => [id, name]))
  const stock = await availabilityOf(tx, ids)
  return items.flatMap(({ productId, quantity }) => {
    const [name = '', available = 0] = [names.get(productId), stock.get(productId)?.available]
    return quantity > available ? [{ productId, quantity, name, available }] : []
  })
}

/** The refusal that names what is missing; `data` may add alternatives. */
export function outOfStock(missing: readonly MissingItem[], data: Record<string, unknown> = {}): Refusal {
  return new Refusal('out_of_stock', {
    errors: missing.map(missingSentence),
    data: {
      missing: missing.map(({ productId, ...rest }) => ({ product_id: productId, ...rest })),
      ...data,
    },
  })
}

function missingSentence({ name, quantity, available }: MissingItem): string {
  if (available === 0) return `${name}: nenhuma unidade disponível agora.`
  const units = available === 1 ? '1 unidade disponível' : `${String(available)} unidades disponíveis`
  return `${name}: ${units}, e o pedido tem ${String(quantity)}.`
}

/** The units that would be packed next, with their locations. */
export const nextUnits: typeof listNextUnits = (conn, wanted) => listNextUnits(conn, wanted)

/** Counts units by product, ordered by product id. */
export const countByProduct = (units: readonly { productId: number }[]): HoldItem[] =>
  [...Map.groupBy(units, ({ productId }) => productId)]
    .map(([productId, same]) => ({ productId, quantity: same.length }))
    .sort((one, other) => one.productId - other.productId)

type NewHold = { orderId: number; items: readonly HoldItem[]; expiresAt: Date }

/**
 * Holds units for an order, or refuses 409 `out_of_stock` and holds nothing. Products are locked first, so that
 * concurrent requests never promise more than exists.
 */
export async function holdStock(tx: Tx, { orderId, items, expiresAt }: NewHold): Promise<void> {
  const missing = await findMissing(tx, items)
  if (missing.length > 0) throw outOfStock(missing)
  await insertHolds(tx, orderId, [...items], expiresAt)
}

/** Those of these products of which proposals that nobody has accepted hold much for the order's company (ADR 531). */
export const findLargeHolds = async (tx: Tx, orderId: number, productIds: readonly number[]): Promise<ProposalHold[]> =>
  (await listProposalHolds(tx, orderId, productIds)).filter(isLargeHold)

/**
 * Lets an order's holds last at least until `expiresAt` (a new version, its acceptance) and takes lapsed ones again.
 * Refuses 409 `out_of_stock` when their units are gone.
 */
export async function extendHolds(tx: Tx, orderId: number, expiresAt: Date): Promise<void> {
  const lapsed = await listLapsedHolds(tx, orderId)
  if (lapsed.length > 0) {
    await expireHoldsOf(tx, orderId)
    await holdStock(tx, { orderId, items: lapsed, expiresAt })
  }
  await extendHoldsUntil(tx, orderId, expiresAt)
}

/** Releases an order's holds. */
export async function releaseHolds(tx: Tx, orderId: number, reason: ReleaseReason): Promise<void> {
  await endHolds(tx, orderId, reason)
}

/** Releases what exceeds this quantity of an order's holds on a product, newest first. */
export const capHolds = (tx: Tx, orderId: number, productId: number, most: number): Promise<void> =>
  reduceHolds(tx, { orderId, productId }, most)

/** Refuses 409 `out_of_stock` if the shelf no longer covers the live holds of these products, which are locked. */
export async function requireHoldsCovered(tx: Tx, productIds: readonly number[]): Promise<void> {
  const short = (await listShelfCounts(tx, productIds)).filter(({ shelf, promised }) => shelf < promised)
  if (short.length === 0) return
  throw new Refusal('out_of_stock', {
    errors: short.map(
      ({ name, shelf, promised }) =>
        `${name}: ${formatCount(promised, 'unidade está reservada', 'unidades estão reservadas')} para pedidos, e ${formatCount(shelf, 'ficaria disponível', 'ficariam disponíveis')}. Libere uma reserva antes.`,
    ),
  })
}
