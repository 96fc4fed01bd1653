import { db, transaction } from '@/server/db/client'
import { notifyChanges } from '@/server/live/live.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Presence } from '@/services/tickets/ticket-states.rules'
import { setPresence } from '../tickets.repository'
import { findVisibleTicket } from '../visible-tickets.repository'

/**
 * Says that a member of staff looks at a ticket or writes in it, for the next 40 seconds. Other staff learn of it at once
 * when it is new. Refuses 404.
 */
export async function sendPresence(actor: Actor, ticketId: number, state: Presence): Promise<void> {
  const { companyId } = await findVisibleTicket(db(), actor, ticketId)
  await transaction(async (tx) => {
    if (!(await setPresence(tx, ticketId, actor.id, state))) return
    await notifyChanges(tx, [{ model: 'ticket_internal', objectId: ticketId, companyId }])
  })
}
