import { transaction } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import { listStaffWho, notify } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import { onStaffTurn } from '@/services/tickets/clocks.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { changeTicket, requireUnmerged, requireVersion } from '../change-ticket'
import { getTicketIn } from '../detail/get-ticket'
import { insertMessage } from '../messages/ticket-messages.repository'
import { messageKey } from '../notices'
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
    const lineId = await insertMessage(tx, {
      ticketId,
      authorId: actor.id,
      side: 'staff',
      kind: 'system',
      text: '',
      line: user_id === null ? 'unassigned' : 'assigned',
      about: user_id ?? ticket.assigneeId,
    })
    await changeTicket(tx, actor, ticket, {
      action: 'assigned',
      before: { assignee: ticket.assigneeId },
      after: { assignee: user_id },
      set: {
        assigneeId: user_id,
        ...(user_id !== null && ticket.status === 'PENDING' && { status: 'IN_PROGRESS' }),
        ...(user_id !== null &&
          ticket.waitingFor === 'customer' && {
            ...onStaffTurn(ticket, new Date()),
            waitingFor: 'staff',
            waitingSince: null,
            remindedAt: null,
          }),
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
          words: {
            title: '{who} passou um chamado para você',
            text: `Chamado ${String(ticketId)} · ${ticket.subject}`,
            path: `/platform/admin/support-tickets?chamado=${String(ticketId)}`,
            needs: 'tickets:manage',
          },
        },
        [user_id],
      )
    return getTicketIn(tx, actor, ticketId)
  })
}
