import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { getQuotation, lockVisibleQuotation } from '../change-quotation'
import { updateQuotation } from '../quotation-changes.repository'

/** Names a quotation, open or not; an empty name removes it. Refuses 404. */
export async function renameQuotation(actor: Actor, id: number, newName: string): Promise<Quotation> {
  const name = newName === '' ? null : newName
  await transaction(async (tx) => {
    const { name: before, companyId } = await lockVisibleQuotation(tx, actor, id)
    if (before === name) return
    await updateQuotation(tx, id, { name })
    const event = { model: 'quotation' as const, objectId: id, companyId, action: 'renamed' as const }
    await recordEvent(tx, actor, { ...event, before: { name: before }, after: { name } })
  })
  return getQuotation(actor, id)
}
