import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { users } from './auth'
import { createdAt, instant } from './columns'
import { orders } from './orders'

/** What staff write to each other about an order. No customer ever reads a row of it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    /** Taken back by its author: the words are kept, and shown to nobody (ADR 0202). */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.id.desc())],
)

/** Who is called by a note, and whether they have seen it. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: integer('note_id')
      .notNull()
      .references(() => orderNotes.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.userId] }),
    index('note_mentions_waiting').on(t.userId, t.noteId.desc()).where(isNull(t.seenAt)),
  ],
)
