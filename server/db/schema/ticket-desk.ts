import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TicketCategory } from '@/services/tickets/ticket-states.rules'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'
import { tickets } from './tickets'

/** How its opener found the help, once a closing. */
export const ticketRatings = pgTable(
  'ticket_ratings',
  {
    ticketId: reference('ticket_id', () => tickets.id),
    closingNo: integer('closing_no').notNull(),
    score: integer('score').notNull(),
    comment: text('comment'),
    ratedBy: reference('rated_by', () => users.id),
    /** Who had the ticket when it was closed, for the report. */
    assigneeId: integer('assignee_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.closingNo] }),
    index('ticket_ratings_created').on(t.createdAt),
    check('ticket_ratings_score', sql`score between 1 and 5`),
  ],
)

/** A canned answer of the staff. */
export const ticketReplies = pgTable(
  'ticket_replies',
  {
    id: serial('id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    category: text('category').$type<TicketCategory>(),
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('ticket_replies_title').on(t.title)],
)
