import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { OrderColumnKey } from '@/services/orders/list/order-columns.rules'
import type { OrderViewQuery } from '@/services/orders/list/order-views.schema'
import { users } from './auth'
import { createdAt, reference } from './columns'

const userId = () => reference('user_id', () => users.id, { onDelete: 'cascade' })

/** Views of the staff's order list that somebody named and kept. */
export const orderViews = pgTable(
  'order_views',
  {
    id: serial('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    query: jsonb('query').$type<OrderViewQuery>().notNull(),
    columns: jsonb('columns').$type<OrderColumnKey[]>(),
    createdAt: createdAt(),
  },
  (t) => [index('order_views_user').on(t.userId)],
)

/** How somebody's list opens, and what it shows where no view of their own says otherwise. */
export const orderViewSettings = pgTable('order_view_settings', {
  userId: userId().primaryKey(),
  first: text('first'),
  columns: jsonb('columns').$type<OrderColumnKey[]>(),
})
