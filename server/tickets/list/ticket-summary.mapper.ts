import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { closesAt } from '@/services/tickets/silence.rules'
import type { TicketPerson } from '@/services/tickets/ticket-commands.schema'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import type { TicketRow } from '../visible-tickets.repository'
import type { ListedTicket } from './ticket-lists.repository'

type Named = {
  company: { id: number; corporateName: string }
  assignee: TicketPerson | null
  orderMaskId: string | null
}

/** What a row of the list and the ticket itself have in common. */
export const toCommon = (ticket: TicketRow, { company, assignee, orderMaskId }: Named) => ({
  id: ticket.id,
  subject: ticket.subject,
  category: ticket.category,
  status: ticket.status,
  waiting_for: ticket.waitingFor,
  company: { id: company.id, corporate_name: company.corporateName },
  opened_at: ticket.createdAt.toISOString(),
  updated_at: ticket.updatedAt.toISOString(),
  order: orderMaskId === null ? null : { order_mask_id: orderMaskId },
  assignee,
  closes_at: closesAtOf(ticket),
  closed_at: iso(ticket.closedAt),
})

/** A row of the list, as somebody reads it. */
export function toTicketSummary(actor: Actor, row: ListedTicket): TicketSummary {
  const { ticket, opener, exchange, last, writer, readUntil } = row
  return {
    ...toCommon(ticket, row),
    opened_by: opener,
    unit: unitOf(ticket),
    next_due_at: iso(ticket.nextDueAt),
    resolution_due_at: ticket.resolutionDueAt.toISOString(),
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

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const unitOf = ({ unitId, unitSerial, unitProduct }: TicketRow) =>
  unitId === null || unitSerial === null || unitProduct === null
    ? null
    : { id: unitId, serial: unitSerial, product: unitProduct }

/** When the ticket closes by itself unless its customer, who has the turn, answers. */
const closesAtOf = ({ waitingSince }: TicketRow): string | null => iso(waitingSince && closesAt(waitingSince))
