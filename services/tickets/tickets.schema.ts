import { companyRefSchema } from '@/services/auth/auth.schema'
import { array, boolean, type InferType, number, object, type ObjectShape, string } from '@/services/config/validation'
import { EXCHANGE_STATUSES } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { type Page, pageOf } from '@/services/http/page.schema'
import { UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { SUPPORT_CALENDARS } from './policy.rules'
import { TICKET_ACTIONS } from './ticket-actions.rules'
import {
  CLOCKS,
  MESSAGE_KINDS,
  PRESENCES,
  SYSTEM_LINES,
  TICKET_CATEGORIES,
  TICKET_STATUSES,
  TURNS,
} from './ticket-states.rules'

const anId = () => number().integer().positive().required()
const count = () => number().integer().min(0).required()
const instant = () => string().nullable().defined()
const nullable = <T extends ObjectShape>(fields: T) => object(fields).nullable().default(undefined).defined()

export const ticketPersonFields = { id: anId(), name: string().required() }

/** A unit as a ticket names it: serial and product as they were when the ticket was opened. */
const unitFields = {
  id: anId(),
  serial: string().required(),
  product: string().required(),
  image: string().nullable().defined(),
  /** Null once the company has it no more. */
  status: string().oneOf(UNIT_STATUSES).nullable().defined(),
  label: string().nullable().defined(),
  user: nullable(ticketPersonFields),
  place: string().nullable().defined(),
}

/** The exchange asked for in a ticket, step by step; a step that has not happened has no time. */
const exchangeFields = {
  id: anId(),
  status: string().oneOf(EXCHANGE_STATUSES).required(),
  requested_at: string().required(),
  decided_at: instant(),
  /** Why it was refused. */
  decision: string().nullable().defined(),
  shipped_at: instant(),
  delivered_at: instant(),
  collected_at: instant(),
  /** Until when the replacement is promised to be there. */
  due_at: instant(),
  replacement_serial: string().nullable().defined(),
  tracking: string().nullable().defined(),
}

const slaFields = {
  /** The service package whose promise counts. */
  package: string().required(),
  calendar: string().oneOf(SUPPORT_CALENDARS).required(),
  first_response_due_at: string().required(),
  first_response_at: instant(),
  next_response_due_at: instant(),
  resolution_due_at: string().required(),
  /** The nearest deadline of a running clock. */
  next_due_at: instant(),
  /** The clock of the resolution stands still while the customer has the turn, and once closed. */
  paused: boolean().required(),
  /** Clocks that ran out. */
  breached: array(string().oneOf(CLOCKS).required()).required(),
}

/** What a row of the list and the ticket itself have in common. */
const commonFields = {
  id: anId(),
  subject: string().required(),
  category: string().oneOf(TICKET_CATEGORIES).required(),
  status: string().oneOf(TICKET_STATUSES).required(),
  waiting_for: string().oneOf(TURNS).nullable().defined(),
  company: companyRefSchema.required(),
  opened_at: string().required(),
  updated_at: string().required(),
  order: nullable({ order_mask_id: string().required() }),
  assignee: nullable(ticketPersonFields),
  /** When it closes by itself unless the customer answers. */
  closes_at: instant(),
  closed_at: instant(),
  unread: boolean().required(),
}

/** A row of the list. */
export const ticketSummarySchema = object({
  ...commonFields,
  opened_by: object(ticketPersonFields).required(),
  unit: nullable({ id: anId(), serial: string().required(), product: string().required() }),
  next_due_at: instant(),
  resolution_due_at: string().required(),
  /** The newest message that the caller may read. */
  last_message: nullable({
    by: string().required(),
    is_own: boolean().required(),
    side: string().oneOf(TURNS).required(),
    at: string().required(),
  }),
  breached: array(string().oneOf(CLOCKS).required()).required(),
  exchange: nullable({ id: anId(), status: string().oneOf(EXCHANGE_STATUSES).required() }),
})

export const ticketPage = pageOf(ticketSummarySchema)

export const ticketSchema = object({
  ...commonFields,
  opened_by: object({
    ...ticketPersonFields,
    /** For staff only. */
    phone: string().nullable().defined(),
  }).required(),
  /** Of Arrenda, who opened it for them. */
  on_behalf_by: nullable(ticketPersonFields),
  unit: nullable(unitFields),
  exchange: nullable(exchangeFields),
  sla: object(slaFields).required(),
  /** Null in an open ticket, and in one that closed by itself. */
  closed_by: nullable(ticketPersonFields),
  /** The caller's rating of the last closing; for staff, whoever gave it. */
  rating: nullable({ score: number().integer().min(1).max(5).required(), comment: string().nullable().defined() }),
  /** The newest message that the caller has read; null while they have read none. */
  last_read_id: number().integer().nullable().defined(),
  merged_into: number().integer().nullable().defined(),
  follows: number().integer().nullable().defined(),
  /** Tickets that were merged into this one. */
  merged: array(anId()).required(),
  /** Staff only, else empty: how many units are free to replace the unit, and the company's other tickets. */
  replacements: number().integer().nullable().defined(),
  others_open: number().integer().nullable().defined(),
  similar: array(
    object({ id: anId(), subject: string().required(), status: string().oneOf(TICKET_STATUSES).required() }).required(),
  ).required(),
  /** Staff only, else empty: who else looks at it or writes in it now. */
  present: array(object({ ...ticketPersonFields, state: string().oneOf(PRESENCES).required() }).required()).required(),
  allowed_actions: array(string().oneOf(TICKET_ACTIONS).required()).required(),
  version: anId(),
})

export const attachmentSchema = object({
  id: anId(),
  name: string().required(),
  size: count(),
  mime: string().oneOf(['application/pdf', 'image/webp']).required(),
})

export const ticketMessageSchema = object({
  id: anId(),
  /** Another ticket, which was merged into the one that was asked for. */
  ticket_id: anId(),
  kind: string().oneOf(MESSAGE_KINDS).required(),
  side: string().oneOf(TURNS).required(),
  /** Null: the platform itself. */
  author: nullable(ticketPersonFields),
  is_own: boolean().required(),
  /** Null: taken back. */
  text: string().nullable().defined(),
  line: string().oneOf(SYSTEM_LINES).nullable().defined(),
  /** Whom or what a system line names. */
  about: string().nullable().defined(),
  attachments: array(attachmentSchema).required(),
  created_at: string().required(),
  withdrawn_at: instant(),
  /** Until when the caller may take it back; null when they may not. */
  withdrawable_until: instant(),
})

/** A message that was just written. */
export const writtenMessageSchema = ticketMessageSchema.shape({
  /** The version that the ticket has with it: whoever read the one before knows this one. */
  ticket_version: count(),
})

/** Newest last; `more` says that there are older ones (`?before=<first id>`). */
export const ticketMessagesSchema = object({
  messages: array(ticketMessageSchema).required(),
  more: boolean().required(),
})

/** What is promised for a ticket that is about to be opened. */
export const ticketPromiseSchema = object({
  package: string().required(),
  calendar: string().oneOf(SUPPORT_CALENDARS).required(),
  first_response_due_at: string().required(),
  exchange_business_days: count(),
  exchange_due_at: string().required(),
})

export const ticketCountsSchema = object({
  pending: count(),
  in_progress: count(),
  waiting_staff: count(),
  waiting_customer: count(),
  closed: count(),
  late: count(),
  mine: count(),
  unread: count(),
})

export type TicketSummary = InferType<typeof ticketSummarySchema>
export type TicketPage = Page<TicketSummary>
export type Ticket = InferType<typeof ticketSchema>
export type TicketAttachment = InferType<typeof attachmentSchema>
export type TicketMessage = InferType<typeof ticketMessageSchema>
export type WrittenMessage = InferType<typeof writtenMessageSchema>
export type TicketMessages = InferType<typeof ticketMessagesSchema>
export type TicketPromise = InferType<typeof ticketPromiseSchema>
export type TicketCounts = InferType<typeof ticketCountsSchema>
