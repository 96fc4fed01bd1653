import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, type AnyPgColumn, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import type { TicketPolicy } from '@/services/tickets/policy.rules'
import type {
  Clock,
  MessageKind,
  Presence,
  SystemLine,
  TicketCategory,
  TicketStatus,
  TicketTurn,
} from '@/services/tickets/ticket-states.rules'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'
import { companies } from './companies'
import { exchanges } from './logistics'
import { orders } from './orders'
import { equipmentUnits } from './stock'

/** A customer's question or problem, with the clocks of what their package promises (docs/adr/0555). */
export const tickets = pgTable(
  'tickets',
  {
    /** Also the number that people name; the first one is 1001. */
    id: serial('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    openedBy: reference('opened_by', () => users.id),
    /** The member of staff who opened it for them. */
    onBehalfBy: integer('on_behalf_by').references(() => users.id),
    subject: text('subject').notNull(),
    category: text('category').$type<TicketCategory>().notNull(),
    unitId: integer('unit_id').references(() => equipmentUnits.id),
    /** Kept as text: the unit may be returned or exchanged later. */
    unitSerial: text('unit_serial'),
    unitProduct: text('unit_product'),
    orderId: integer('order_id').references(() => orders.id),
    /** The newest exchange that was asked for here. */
    exchangeId: integer('exchange_id').references(() => exchanges.id),
    /** PENDING, IN_PROGRESS, CLOSED. */
    status: text('status').$type<TicketStatus>().notNull(),
    waitingFor: text('waiting_for').$type<TicketTurn>(),
    /** Since when the customer has the turn. */
    waitingSince: instant('waiting_since'),
    /** The customer was reminded that the ticket will close by itself. */
    remindedAt: instant('reminded_at'),
    assigneeId: integer('assignee_id').references(() => users.id),
    /** As it was when the ticket was opened; later changes of the package touch only new tickets. */
    policy: jsonb('policy').$type<TicketPolicy>().notNull(),
    firstResponseDueAt: instant('first_response_due_at').notNull(),
    firstResponseAt: instant('first_response_at'),
    /** Set while the customer waits for another answer. */
    nextResponseDueAt: instant('next_response_due_at'),
    /** Since when the customer waits for that answer. */
    nextResponseSince: instant('next_response_since'),
    resolutionDueAt: instant('resolution_due_at').notNull(),
    /** Business minutes of the resolution that were used before `running_since`. */
    usedMinutes: integer('used_minutes').notNull().default(0),
    /** Null while the clock of the resolution stands still. */
    runningSince: instant('running_since'),
    /** The clocks whose warning was told, and those that ran out: never taken back. */
    warned: jsonb('warned').$type<Clock[]>().notNull().default([]),
    breached: jsonb('breached').$type<Clock[]>().notNull().default([]),
    /** When a clock has to be looked at next: its warning or its due time. */
    nextCheckAt: instant('next_check_at'),
    closedAt: instant('closed_at'),
    /** Null: closed by itself. */
    closedBy: integer('closed_by').references(() => users.id),
    /** How often it was closed; a rating belongs to one closing. */
    closings: integer('closings').notNull().default(0),
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => tickets.id),
    followsId: integer('follows_id').references((): AnyPgColumn => tickets.id),
    /** The newest message that the customer sees, and the newest of all. */
    lastPublicId: integer('last_public_id'),
    lastMessageId: integer('last_message_id'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Number, subject and serial as people search them, without accents and capitals. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(id || ' ' || subject || ' ' || coalesce(unit_serial, ''))`),
    /** The nearest deadline of a running clock; null while none runs. */
    nextDueAt: instant('next_due_at').generatedAlwaysAs(
      sql`case when status <> 'CLOSED' then least(case when first_response_at is null then first_response_due_at end, next_response_due_at, case when running_since is not null then resolution_due_at end) end`,
    ),
  },
  (t) => [
    index('tickets_company').on(t.companyId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('tickets_opener').on(t.openedBy, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // A large company's are counted by an index alone.
    index('tickets_company_status').on(t.companyId, t.status),
    index('tickets_opener_status').on(t.openedBy, t.companyId, t.status),
    index('tickets_updated').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('tickets_closed_at').on(t.closedAt.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('tickets_resolution').on(t.resolutionDueAt, t.id),
    index('tickets_resolution_open')
      .on(t.resolutionDueAt, t.id)
      .where(sql`status <> 'CLOSED'`),
    index('tickets_first_response').on(t.firstResponseDueAt, t.firstResponseAt),
    index('tickets_category').on(t.category, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Like tickets: the same model and category.
    index('tickets_model').on(t.unitProduct, t.category, t.id),
    index('tickets_due')
      .on(t.nextDueAt, t.id)
      .where(sql`status <> 'CLOSED'`),
    index('tickets_assignee')
      .on(t.assigneeId, t.nextDueAt, t.id)
      .where(sql`status <> 'CLOSED'`),
    index('tickets_turn').on(t.waitingFor, t.nextDueAt, t.id),
    index('tickets_check')
      .on(t.nextCheckAt)
      .where(sql`status <> 'CLOSED'`),
    index('tickets_waiting')
      .on(t.waitingSince)
      .where(sql`waiting_for = 'customer'`),
    index('tickets_unit').on(t.unitId, t.id),
    index('tickets_order').on(t.orderId, t.id),
    index('tickets_exchange').on(t.exchangeId),
    index('tickets_merged').on(t.mergedIntoId),
    index('tickets_search').using('gin', t.searchText.op('gin_trgm_ops')),
    check('tickets_status', sql`status in ('PENDING', 'IN_PROGRESS', 'CLOSED')`),
    check('tickets_turn_of_open', sql`(waiting_for is null) = (status = 'CLOSED')`),
    check('tickets_closed', sql`(closed_at is not null) = (status = 'CLOSED')`),
    check('tickets_unit_text', sql`unit_id is null or (unit_serial is not null and unit_product is not null)`),
    check('tickets_clock', sql`running_since is null or waiting_for = 'staff'`),
    check('tickets_merge', sql`merged_into_id is null or (status = 'CLOSED' and merged_into_id <> id)`),
  ],
)

/** What was written in a ticket, and the platform's own lines; a message is only ever taken back, never changed. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: serial('id').primaryKey(),
    ticketId: reference('ticket_id', () => tickets.id),
    /** Null: the platform itself. */
    authorId: integer('author_id').references(() => users.id),
    /** Written for the customer's side, or for Arrenda's. */
    side: text('side').$type<TicketTurn>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** Empty for a message of files only, and for a system line, which `line` names. */
    text: text('text').notNull(),
    line: text('line').$type<SystemLine>(),
    /** The person, ticket or exchange that a system line names. */
    about: integer('about'),
    createdAt: createdAt(),
    /** Taken back by its author: the words are kept, and shown to nobody (ADR 0202). */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('ticket_messages_ticket').on(t.ticketId, t.id.desc().nullsFirst()),
    index('ticket_messages_author').on(t.authorId),
    check('ticket_messages_line', sql`(kind = 'system') = (line is not null)`),
    check('ticket_messages_note', sql`kind <> 'note' or side = 'staff'`),
  ],
)

/** A file that was uploaded for a message; without a message it is swept after a day. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: serial('id').primaryKey(),
    uploadedBy: reference('uploaded_by', () => users.id),
    messageId: integer('message_id').references(() => ticketMessages.id),
    storageKey: text('storage_key').notNull().unique(),
    /** A small copy of a picture. */
    previewKey: text('preview_key').unique(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    mime: text('mime').$type<'application/pdf' | 'image/webp'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ticket_attachments_message').on(t.messageId),
    index('ticket_attachments_loose')
      .on(t.createdAt)
      .where(sql`message_id is null`),
    index('ticket_attachments_uploader').on(t.uploadedBy),
  ],
)

/** Up to which message somebody has read a ticket. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    ticketId: reference('ticket_id', () => tickets.id),
    userId: reference('user_id', () => users.id),
    messageId: integer('message_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.userId] }), index('ticket_reads_user').on(t.userId)],
)

/** Which member of staff looks at a ticket, or writes in it, right now. */
export const ticketPresence = pgTable(
  'ticket_presence',
  {
    ticketId: reference('ticket_id', () => tickets.id),
    userId: reference('user_id', () => users.id),
    state: text('state').$type<Presence>().notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.userId] })],
)
