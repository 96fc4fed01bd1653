import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { lockVisibleQuotation } from '../change-quotation'
import { updateQuotation } from '../quotation-changes.repository'

/** Discards a quotation for good, also an expired one. Refuses 404, and 409 `quotation_closed` once it is an order. */
export function discardQuotation(actor: Actor, id: number): Promise<void> {
  return transaction(async (tx) => {
    const { status, companyId } = await lockVisibleQuotation(tx, actor, id)
    if (status === 'discarded') return
    if (status === 'finished') throw new Refusal('quotation_closed')
    await updateQuotation(tx, id, { status: 'discarded' })
    const event = { model: 'quotation' as const, objectId: id, companyId, action: 'discarded' as const }
    await recordEvent(tx, actor, { ...event, before: { status }, after: { status: 'discarded' } })
  })
}
