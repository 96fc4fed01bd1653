import { transaction } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import { listStaffWho, notify } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import { onStaffTurn } from '@/services/tickets/clocks.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { changeTicket, requireUnmerged, requireVersion } from '../change-ticket'
import { getTicketIn } from '../detail/get-ticket'
import { insertLine } from '../messages/ticket-messages.repository'
import { messageKey, ticketWords } from '../notices'
import { STAFF_TURN } from '../turn-columns'
import { lockVisibleTicket } from '../visible-tickets.repository'

/**
 * Gives a ticket to a member of staff, takes it oneself, or leaves it to nobody (`null`). Taking or giving puts it in
 * progress, and the turn is staff's; leaving it to nobody changes neither.
 * Refuses 404, 400 for somebody who may not answer tickets or is not active, 409 for a closed ticket and for one that
 * changed since it was read.
 */
export function assignTicket(
  actor: Actor,
  ticketId: number,
  { user_id, version }: { user_id: number | null; version: number },
): Promise<Ticket> {
  return transaction(async (tx) => {
    const ticket = await lockVisibleTicket(tx, actor, ticketId)
    requireUnmerged(ticket)
    if (ticket.status === 'CLOSED')
      throw new Refusal('conflict', { errors: ['Esse chamado está encerrado. Reabra antes de mudar o responsável.'] })
    requireVersion(ticket, version)
    if (user_id !== null && !(await listStaffWho(tx, 'tickets:manage')).includes(user_id))
      throw refuseField('user_id', 'Escolha alguém da equipe que atende chamados.')
    if (ticket.assigneeId === user_id) return getTicketIn(tx, actor, ticketId)
    const line = user_id === null ? 'unassigned' : 'assigned'
    const lineId = await insertLine(tx, ticketId, line, { by: actor.id, about: user_id ?? ticket.assigneeId })
    await changeTicket(tx, actor, ticket, {
      action: 'assigned',
      before: { assignee: ticket.assigneeId },
      after: { assignee: user_id },
      set: {
        assigneeId: user_id,
        ...(user_id !== null && ticket.status === 'PENDING' && { status: 'IN_PROGRESS' }),
        ...(user_id !== null &&
          ticket.waitingFor === 'customer' && { ...onStaffTurn(ticket, new Date()), ...STAFF_TURN }),
      },
    })
    if (user_id !== null && user_id !== actor.id)
      await notify(
        tx,
        {
          kind: 'ticket_new',
          key: messageKey(lineId),
          actorId: actor.id,
          companyId: ticket.companyId,
          words: ticketWords(ticket, '{who} passou um chamado para você', 'staff'),
        },
        [user_id],
      )
    return getTicketIn(tx, actor, ticketId)
  })
}
