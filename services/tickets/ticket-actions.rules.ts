import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { type MessageKind, REOPEN_DAYS, type TicketStatus, WITHDRAW_MINUTES } from './ticket-states.rules'

/**
 * What can be done with a ticket; the API lists what the caller may do now (`allowed_actions`) and refuses the rest.
 * `thank` is a message that leaves a closed ticket closed, `reply` on a closed ticket reopens it.
 */
export const TICKET_ACTIONS = [
  'reply',
  'note',
  'assign',
  'close',
  'reopen',
  'thank',
  'merge',
  'exchange',
  'rate',
  'follow_up',
] as const

export type TicketAction = (typeof TICKET_ACTIONS)[number]

/** What the rules need to know of a ticket. */
export type TicketFacts = {
  status: TicketStatus
  openedBy: number
  closedAt: Date | null
  /** Closed by a person: only then its opener is asked for a rating. */
  closedByPerson: boolean
  isRated: boolean
  isMerged: boolean
  hasUnit: boolean
  /** Its exchange was approved and is not finished: nothing is left to press. */
  isBeingExchanged: boolean
}

type Who = 'staff' | 'customer' | 'opener' | 'closer' | 'exchanger'

type ActionRule = {
  who: Who
  statuses: readonly TicketStatus[]
  guard?: (ticket: TicketFacts, now: Date) => boolean
}

const OPEN = ['PENDING', 'IN_PROGRESS'] as const
const CLOSED = ['CLOSED'] as const

const isFresh = ({ closedAt }: TicketFacts, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt.getTime() <= REOPEN_DAYS * 86_400_000

/**
 * Who may do what, in which status. An action may have several rows; a merged ticket allows nothing, its conversation goes
 * on in the other one (ADR 555).
 */
export const TICKET_ACTION_RULES: Readonly<Record<TicketAction, readonly ActionRule[]>> = {
  reply: [
    { who: 'staff', statuses: OPEN },
    { who: 'customer', statuses: OPEN },
    { who: 'customer', statuses: CLOSED, guard: isFresh },
    { who: 'staff', statuses: CLOSED, guard: isFresh },
  ],
  note: [{ who: 'staff', statuses: [...OPEN, ...CLOSED] }],
  assign: [{ who: 'staff', statuses: OPEN }],
  close: [
    { who: 'staff', statuses: OPEN },
    { who: 'closer', statuses: OPEN },
  ],
  reopen: [{ who: 'staff', statuses: CLOSED }],
  thank: [{ who: 'customer', statuses: CLOSED, guard: isFresh }],
  merge: [{ who: 'staff', statuses: [...OPEN, ...CLOSED] }],
  exchange: [
    { who: 'exchanger', statuses: OPEN, guard: ({ hasUnit, isBeingExchanged }) => hasUnit && !isBeingExchanged },
  ],
  rate: [
    {
      who: 'opener',
      statuses: CLOSED,
      guard: (ticket, now) => ticket.closedByPerson && !ticket.isRated && isFresh(ticket, now),
    },
  ],
  follow_up: [{ who: 'customer', statuses: CLOSED, guard: (ticket, now) => !isFresh(ticket, now) }],
}

/** The actions that somebody who sees the ticket may take now, in the order of `TICKET_ACTIONS`. */
export function ticketActions(ticket: TicketFacts, actor: Actor, now = new Date()): TicketAction[] {
  if (ticket.isMerged) return []
  return TICKET_ACTIONS.filter((action) =>
    TICKET_ACTION_RULES[action].some(
      ({ who, statuses, guard }) =>
        statuses.includes(ticket.status) && isWho(who, ticket, actor) && (guard?.(ticket, now) ?? true),
    ),
  )
}

function isWho(who: Who, { openedBy }: TicketFacts, actor: Actor): boolean {
  if (who === 'staff') return may(actor, 'tickets:manage')
  if (who === 'exchanger') return may(actor, 'tickets:manage') && may(actor, 'packages:write')
  if (!isCustomer(actor) || !may(actor, 'tickets:use')) return false
  if (who === 'customer') return true
  if (who === 'opener') return openedBy === actor.id
  return openedBy === actor.id || actor.isCompanyAdmin || actor.groups.includes('GESTOR')
}

/** Whether a customer sees only the tickets that they opened themselves (COLABORADOR). */
export const seesOnlyOwnTickets = (actor: Parameters<typeof may>[0]): boolean =>
  isCustomer(actor) && !may(actor, 'checkout:read')

type Withdrawable = { kind: MessageKind; createdAt: Date; withdrawnAt: Date | null }

/** Until when its author may take a message back; null once that is over, for a system line and for one taken back. */
export function withdrawableUntil({ kind, createdAt, withdrawnAt }: Withdrawable, now: Date): Date | null {
  if (kind === 'system' || withdrawnAt) return null
  const until = new Date(createdAt.getTime() + WITHDRAW_MINUTES * 60_000)
  return now <= until ? until : null
}
