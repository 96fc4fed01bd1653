import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns'

/** An uploaded picture; whoever knows its random id may see it. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    /** Set when something is kept that shows it. From then on it stays: an old order shows what was ordered. */
    attachedAt: instant('attached_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('pictures_loose')
      .on(t.createdAt)
      .where(sql`attached_at is null`),
  ],
)

/** A picture in one of its sizes. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** The longest side that it may have, in pixels. */
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    bytes: integer('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pictureId, t.size] })],
)
