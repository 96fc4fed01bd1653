import { recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { expireHolds } from './holds.repository'

/**
 * Marks expired holds and records it in the history of their orders. The order keeps its stage: if its proposal is
 * accepted later, the units are held again (`extendHolds`).
 */
export async function expireStockHolds(): Promise<void> {
  await transaction(async (tx) => {
    for (const { orderId, companyId } of await expireHolds(tx)) {
      await recordEvent(tx, SYSTEM, { model: 'order', objectId: orderId, companyId, action: 'hold_expired' })
    }
  })
}

defineSchedule('stock.expire-holds', '*/10 * * * *', expireStockHolds)
