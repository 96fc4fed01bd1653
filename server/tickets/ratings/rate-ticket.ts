import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { REOPEN_DAYS } from '@/services/tickets/ticket-states.rules'
import { ticketActions } from '@/services/tickets/ticket-actions.rules'
import type { NewTicketRating } from '@/services/tickets/ticket-ratings.schema'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { getTicket } from '../detail/get-ticket'
import { toFacts } from '../ticket-facts'
import { lockVisibleTicket, type TicketRow } from '../visible-tickets.repository'
import { insertRating } from './ratings.repository'

/**
 * Rates the last closing of a ticket, 1 to 5, with an optional comment. Refuses 404 for a ticket that the actor may not
 * see, 403 for one that somebody else opened, and 409 for one that is open, merged, closed by itself, closed more than
 * `REOPEN_DAYS` days ago, or rated since it was closed. Nothing else of the ticket changes.
 */
export async function rateTicket(actor: Actor, id: number, { score, comment }: NewTicketRating): Promise<Ticket> {
  await transaction(async (tx) => {
    const ticket = await lockVisibleTicket(tx, actor, id)
    if (ticket.openedBy !== actor.id) throw new Refusal('forbidden', { errors: ['Só quem abriu o chamado avalia.'] })
    if (!mayRate(ticket, actor)) throw new Refusal('conflict', { errors: [objectionTo(ticket)] })
    const rating = { score, comment: comment?.trim() ? comment : null }
    const isFirst = await insertRating(tx, {
      ...rating,
      ticketId: id,
      closingNo: ticket.closings,
      ratedBy: actor.id,
      assigneeId: ticket.assigneeId,
    })
    if (!isFirst) throw new Refusal('conflict', { errors: ['Você já avaliou este atendimento.'] })
    const about = { objectId: id, companyId: ticket.companyId }
    await recordEvent(tx, actor, { model: 'ticket', ...about, action: 'rated', after: rating })
  })
  return getTicket(actor, id)
}

/** Whether it can be rated, apart from whether it has been: the table of ratings knows that. */
const mayRate = (ticket: TicketRow, actor: Actor): boolean => ticketActions(toFacts(ticket), actor).includes('rate')

function objectionTo({ status, closedBy, mergedIntoId }: TicketRow): string {
  if (mergedIntoId !== null) return `Este chamado continua no ${String(mergedIntoId)}.`
  if (status !== 'CLOSED') return 'Avalie depois que o chamado for encerrado.'
  if (closedBy === null) return 'Este chamado foi encerrado sem resposta: não há atendimento para avaliar.'
  return `A avaliação vale até ${String(REOPEN_DAYS)} dias depois do encerramento.`
}
