import { isNull } from 'drizzle-orm'
import { index, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'
import { orders } from './orders'

/** What staff write to each other about an order. No customer ever reads a row of it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    authorId: reference('author_id', () => users.id),
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
    noteId: reference('note_id', () => orderNotes.id),
    userId: reference('user_id', () => users.id),
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.userId] }),
    index('note_mentions_waiting').on(t.userId, t.noteId.desc()).where(isNull(t.seenAt)),
  ],
)
