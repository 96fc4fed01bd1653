import { index, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import type { ListWithViews } from '@/services/saved-views/saved-views.rules'
import { users } from './auth'
import { createdAt, reference } from './columns'

const userId = () => reference('user_id', () => users.id, { onDelete: 'cascade' })
const list = () => text('list').$type<ListWithViews>().notNull()

/** Views of a staff list that somebody named and saved. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial('id').primaryKey(),
    userId: userId(),
    list: list(),
    name: text('name').notNull(),
    query: jsonb('query').$type<object>().notNull(),
    columns: jsonb('columns').$type<string[]>(),
    createdAt: createdAt(),
  },
  (t) => [index('saved_views_user').on(t.userId, t.list)],
)

/** How somebody's list opens, and what it shows where no view of their own says otherwise. */
export const savedViewSettings = pgTable(
  'saved_view_settings',
  {
    userId: userId(),
    list: list(),
    first: text('first'),
    columns: jsonb('columns').$type<string[]>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] })],
)
