import type { TicketFacts } from '@/services/tickets/ticket-actions.rules'
import type { TicketRow } from './visible-tickets.repository'

/** What the rules of actions know of a ticket; rating and exchange, of which only some actions ask, when they are known. */
export const toFacts = (
  ticket: TicketRow,
  { isRated = false, isBeingExchanged = false }: { isRated?: boolean; isBeingExchanged?: boolean } = {},
): TicketFacts => ({
  status: ticket.status,
  openedBy: ticket.openedBy,
  closedAt: ticket.closedAt,
  closedByPerson: ticket.closedBy !== null,
  isRated,
  isMerged: ticket.mergedIntoId !== null,
  hasUnit: ticket.unitId !== null,
  isBeingExchanged,
})
