import type { ExchangeProgress } from '@/server/equipment/exchanges/single-exchange.service'
import type { findCompanyUnit } from '@/server/equipment/units/company-unit.service'
import { type Actor, isCustomer, isStaff } from '@/services/auth/actor.rules'
import { type ExchangeStatus, isOpenExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { ticketActions } from '@/services/tickets/ticket-actions.rules'
import type { Presence, TicketStatus } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { iso, toCommon, unitOf } from '../list/ticket-summary.mapper'
import { toFacts } from '../ticket-facts'
import type { findRating } from '../tickets.repository'
import type { TicketRow } from '../visible-tickets.repository'
import type { TicketRefs } from './ticket-detail.repository'

type Around = TicketRefs & {
  unit: Awaited<ReturnType<typeof findCompanyUnit>>
  exchange: ExchangeProgress | undefined
  rating: Awaited<ReturnType<typeof findRating>>
  merged: number[]
  present: { id: number; name: string; state: Presence }[]
  similar: { id: number; subject: string; status: TicketStatus }[]
  othersOpen: number | null
  replacements: number | null
}

/** A ticket as somebody reads it: what only staff know is empty for a customer. */
export function toTicket(actor: Actor, ticket: TicketRow, around: Around): Ticket {
  const forStaff = isStaff(actor)
  const { opener, closer, helper, rating, exchange } = around
  return {
    ...toCommon(ticket, around),
    opened_by: { id: opener.id, name: opener.name, phone: forStaff ? opener.phone : null },
    on_behalf_by: helper,
    unit: toUnit(ticket, around.unit),
    exchange: exchange ? toProgress(exchange) : null,
    sla: toSla(actor, ticket),
    closed_by: ticket.closedAt ? closer : null,
    rating:
      rating && (forStaff || rating.ratedBy === actor.id) ? { score: rating.score, comment: rating.comment } : null,
    unread: around.isUnread,
    last_read_id: around.lastReadId,
    merged_into: ticket.mergedIntoId,
    follows: ticket.followsId,
    merged: around.merged,
    replacements: around.replacements,
    others_open: around.othersOpen,
    similar: around.similar,
    present: around.present,
    allowed_actions: ticketActions(
      toFacts(ticket, {
        isRated: rating !== undefined,
        isBeingExchanged: exchange !== undefined && isUnderWay(exchange.status),
      }),
      actor,
    ),
    version: ticket.version,
  }
}

/** Accepted, and not finished. */
const isUnderWay = (status: ExchangeStatus): boolean => isOpenExchange(status) && status !== 'REQUESTED'

/** Serial and product stay what they were; the rest is what the company knows of the unit now. */
function toUnit(ticket: TicketRow, now: Around['unit']): Ticket['unit'] {
  const kept = unitOf(ticket)
  if (!kept) return null
  return {
    ...kept,
    image: now?.image ?? null,
    status: now?.status ?? null,
    label: now?.label ?? null,
    user: now?.user ? { id: now.user.id, name: now.user.firstName } : null,
    place: now?.place ?? null,
  }
}

const toProgress = (exchange: ExchangeProgress): NonNullable<Ticket['exchange']> => ({
  id: exchange.id,
  status: exchange.status,
  requested_at: exchange.requestedAt.toISOString(),
  decided_at: iso(exchange.decidedAt),
  decision: exchange.decision,
  shipped_at: iso(exchange.shippedAt),
  delivered_at: iso(exchange.deliveredAt),
  collected_at: iso(exchange.collectedAt),
  due_at: iso(exchange.dueAt),
  replacement_serial: exchange.replacementSerial,
  tracking: exchange.trackingCode,
})

/** Customers see the deadlines, not which ones were missed. */
const toSla = (actor: Actor, ticket: TicketRow): Ticket['sla'] => ({
  package: ticket.policy.name,
  calendar: ticket.policy.calendar,
  first_response_due_at: ticket.firstResponseDueAt.toISOString(),
  first_response_at: iso(ticket.firstResponseAt),
  next_response_due_at: iso(ticket.nextResponseDueAt),
  resolution_due_at: ticket.resolutionDueAt.toISOString(),
  next_due_at: iso(ticket.nextDueAt),
  paused: ticket.runningSince === null,
  breached: isCustomer(actor) ? [] : ticket.breached,
})
