import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { endOfDay } from '@/services/format/day.rules'
import { formatDay } from '@/services/format/format.rules'
import type { ExtendHold, Hold, ReleaseHold } from '@/services/stock/holds/holds.schema'
import { listEntitlements } from '../allocation/allocation.repository'
import { lockProducts } from './availability.repository'
import { endHold, findHold, type HoldOfOrder, lockHoldOrder, setHoldExpiry } from './holds.repository'
import { getHold } from './list-holds'
import { outOfStock } from './stock.service'

/**
 * Releases a hold before its time. The order continues: its history records it, and it gets units only if some are
 * available when its proposal is accepted (they are held again) or its packages are packed.
 * Refuses 404 for a hold that the actor does not see, 409 `conflict` for one that has ended.
 */
export function releaseHold(actor: Actor, id: number, { message }: ReleaseHold): Promise<void> {
  return transaction(async (tx) => {
    const held = await lockLiveHold(tx, actor, id)
    await endHold(tx, id, 'released')
    await recordEvent(tx, actor, { ...eventOf(held), action: 'hold_released', message })
  })
}

/**
 * Extends a hold until the end of a later day.
 * Refuses 404 and 409 as `releaseHold`, 400 for a day that is not later, 409 `out_of_stock` when the shelf no longer
 * covers it and the other holds.
 */
export async function extendHold(actor: Actor, id: number, { expires_on, message }: ExtendHold): Promise<Hold> {
  await transaction(async (tx) => {
    const held = await lockLiveHold(tx, actor, id)
    const expiresAt = endOfDay(expires_on)
    if (expiresAt <= held.hold.expiresAt) throw notLater(held.hold.expiresAt)
    await requireUnits(tx, held.hold)
    await setHoldExpiry(tx, id, expiresAt)
    await recordEvent(tx, actor, {
      ...eventOf(held),
      action: 'hold_extended',
      message,
      after: toRecord(held, expiresAt),
    })
  })
  return getHold(actor, id)
}

/** Locks order, product and hold in the order that every command uses. */
async function lockLiveHold(tx: Tx, actor: Actor, id: number): Promise<HoldOfOrder> {
  const { hold, companyId } = orNotFound(await findHold(tx, id))
  if (!maySeeCompany(actor, companyId)) throw new Refusal('not_found')
  await lockHoldOrder(tx, hold.orderId)
  await lockProducts(tx, [hold.productId])
  const present = orNotFound(await findHold(tx, id))
  if (!present.isLive) {
    throw new Refusal('conflict', { errors: ['Essa reserva já terminou. Mostramos agora a lista como está.'] })
  }
  return present
}

/** The event belongs to the order's history. */
const eventOf = (held: HoldOfOrder) => ({
  model: 'order' as const,
  objectId: held.hold.orderId,
  companyId: held.companyId,
  before: toRecord(held, held.hold.expiresAt),
})

const toRecord = ({ hold, productName }: HoldOfOrder, expiresAt: Date) => ({
  product: productName,
  quantity: hold.quantity,
  expires_at: expiresAt.toISOString(),
})

async function requireUnits(tx: Tx, { orderId, productId, quantity }: HoldOfOrder['hold']): Promise<void> {
  const [stock] = await listEntitlements(tx, orderId, [productId])
  const { name = '', available = 0 } = stock ?? {}
  if (quantity > available) throw outOfStock([{ productId, quantity, name, available }])
}

function notLater(expiresAt: Date): Refusal {
  return refuseField('expires_on', `Escolha um dia depois de ${formatDay(expiresAt)}, até quando a reserva já vale.`)
}
