import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { closesAt } from '@/services/tickets/silence.rules'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import type { TicketRow } from '../visible-tickets.repository'
import type { ListedTicket } from './ticket-lists.repository'

/** A row of the list, as somebody reads it. */
export function toTicketSummary(actor: Actor, row: ListedTicket): TicketSummary {
  const { ticket, company, opener, assignee, exchange, last, writer, orderMaskId, readUntil } = row
  return {
    id: ticket.id,
    subject: ticket.subject,
    category: ticket.category,
    status: ticket.status,
    waiting_for: ticket.waitingFor,
    company: { id: company.id, corporate_name: company.corporateName },
    opened_by: opener,
    opened_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
    unit: unitOf(ticket),
    order: orderMaskId === null ? null : { order_mask_id: orderMaskId },
    assignee,
    next_due_at: ticket.nextDueAt?.toISOString() ?? null,
    resolution_due_at: ticket.resolutionDueAt.toISOString(),
    closes_at: closesAtOf(ticket),
    closed_at: ticket.closedAt?.toISOString() ?? null,
    last_message: last && {
      by: writer ?? 'Arrenda',
      is_own: last.authorId === actor.id,
      side: last.side,
      at: last.createdAt.toISOString(),
    },
    unread: last !== null && last.id > (readUntil ?? 0),
    breached: isCustomer(actor) ? [] : ticket.breached,
    exchange,
  }
}

export const unitOf = ({ unitId, unitSerial, unitProduct }: TicketRow) =>
  unitId === null || unitSerial === null || unitProduct === null
    ? null
    : { id: unitId, serial: unitSerial, product: unitProduct }

/** When the ticket closes by itself unless its customer, who has the turn, answers. */
export const closesAtOf = ({ waitingSince }: TicketRow): string | null =>
  waitingSince ? closesAt(waitingSince).toISOString() : null
