import type { Db, Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { listNextUnits } from '../allocation/next-units.repository'
import { availableUnits, listAvailability, lockProducts } from './availability.repository'
import {
  endHolds,
  expireHoldsOf,
  extendHoldsUntil,
  findFirstExpiry,
  type HoldItem,
  insertHolds,
  listLapsedHolds,
  reduceHolds,
} from './holds.repository'
import type { ReleaseReason } from '@/server/db/schema/stock'

export type Availability = {
  /** Units that may be promised now: `UP_FOR_RENTAL` less live holds, never negative. */
  available: number
  /** `YYYY-MM-DD` on which units are known to come back, when none are free now. */
  availableFrom: string | null
}

export type MissingItem = HoldItem & { name: string; available: number }

/** What can be promised of each product now; of one that does not exist, nothing. */
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

/** The same inside another statement: how many units of the product whose id stands there. */
export const unitsAvailable: typeof availableUnits = (id) => availableUnits(id)

/**
 * Locks the products (in the order of their ids) until the end of the transaction and gives what they lack of these
 * quantities; empty when everything can be promised.
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

/** The refusal that names what is missing; `data` may bring alternatives. */
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

/** The units that would be packed next of each product, with where they stand. */
export const nextUnits: typeof listNextUnits = (conn, wanted) => listNextUnits(conn, wanted)

/** How many of each product these are, in the order of the products. */
export const countByProduct = (units: readonly { productId: number }[]): HoldItem[] =>
  [...Map.groupBy(units, ({ productId }) => productId)]
    .map(([productId, same]) => ({ productId, quantity: same.length }))
    .sort((one, other) => one.productId - other.productId)

type NewHold = { orderId: number; items: readonly HoldItem[]; expiresAt: Date }

/**
 * Promises units to an order, or refuses 409 `out_of_stock` and promises nothing. Never more is promised than exists,
 * whatever the number of processes: who reserves a product first locks it.
 */
export async function holdStock(tx: Tx, { orderId, items, expiresAt }: NewHold): Promise<void> {
  const missing = await findMissing(tx, items)
  if (missing.length > 0) throw outOfStock(missing)
  await insertHolds(tx, orderId, [...items], expiresAt)
}

/**
 * Keeps an order's units until `expiresAt` (on acceptance). What lapsed in the meantime is taken again.
 * Refuses 409 `out_of_stock` when it has gone to somebody else.
 */
export async function extendHolds(tx: Tx, orderId: number, expiresAt: Date): Promise<void> {
  const lapsed = await listLapsedHolds(tx, orderId)
  if (lapsed.length > 0) {
    await expireHoldsOf(tx, orderId)
    await holdStock(tx, { orderId, items: lapsed, expiresAt })
  }
  await extendHoldsUntil(tx, orderId, expiresAt)
}

/** Until when all that an order holds is kept for it; null when nothing is. */
export const heldUntil = (tx: Tx, orderId: number): Promise<Date | null> => findFirstExpiry(tx, orderId)

/** Gives back what an order holds: cancelled, or turned into serials. */
export async function releaseHolds(tx: Tx, orderId: number, reason: ReleaseReason): Promise<void> {
  await endHolds(tx, orderId, reason)
}

/** Keeps no more of a product for an order than this: what is kept on top of it is released, the newest promise first. */
export const capHolds = (tx: Tx, orderId: number, productId: number, most: number): Promise<void> =>
  reduceHolds(tx, { orderId, productId }, most)
