import type { Tx } from '@/server/db/client'
import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import type { Actor } from '@/services/auth/actor.rules'
import { lockUnitsOfAnyone } from '../relocations/relocations.repository'
import { type ExchangeRow, updateExchanges } from './exchanges.repository'

type End = { to: 'REFUSED' | 'CANCELED'; message: string | null }

const EVENTS = { REFUSED: 'EXCHANGE_REFUSED', CANCELED: 'EXCHANGE_CANCELED' } as const

/**
 * Ends exchanges that were refused or cancelled: their units are in use again at the same place and person; units that
 * have already come back stay in the warehouse as an ordinary return.
 */
export async function endExchanges(
  tx: Tx,
  actor: Actor,
  order: RentalOwner,
  ended: readonly ExchangeRow[],
  { to, message }: End,
): Promise<void> {
  const units = await lockUnitsOfAnyone(
    tx,
    ended.map(({ unitId }) => unitId),
  )
  const waiting = units.filter(({ status }) => status === 'PENDING_EXCHANGE').map(({ id }) => id)
  const here = units.filter(({ status }) => status !== 'PENDING_EXCHANGE').map(({ id }) => id)
  const about = { ...order, message }
  await changeUnits(tx, actor, { ids: waiting, type: EVENTS[to], values: { status: 'IN_USE' }, about })
  await changeUnits(tx, actor, { ids: here, type: EVENTS[to], about })
  await updateExchanges(
    tx,
    ended.map(({ id }) => id),
    { status: to, decision: message, decidedBy: actor.id, decidedAt: new Date() },
  )
}
