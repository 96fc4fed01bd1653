import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Permission } from '@/services/auth/permissions.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'
import { companies } from './companies'
import { orders } from './orders'

/** What a notification says. `{who}` stands for the name of the person who did it, which is read with the row. */
export type NotificationWords = {
  title: string
  text: string
  /** The path of the page that it is about, and the permission that the page needs; none leads nowhere. */
  path: string | null
  needs: Permission | null
}

/** What stands under a person's bell: a row a person and event, written in the transaction of its cause (ADR 550). */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: reference('user_id', () => users.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** The same as of its mail: one notification and one mail a person and event, whatever is retried. */
    eventKey: text('event_key').notNull().unique(),
    words: jsonb('words').$type<NotificationWords>().notNull(),
    /** Who did it, when a person did. */
    actorId: integer('actor_id').references(() => users.id),
    companyId: integer('company_id').references(() => companies.id),
    /** The order that it is about: what is undone there is taken back here. */
    orderId: integer('order_id').references(() => orders.id),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** Removed by the person or taken back: kept, so that the same event is not told again. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_unread')
      .on(t.userId, t.id)
      .where(sql`read_at is null and deleted_at is null`),
    index('notifications_order')
      .on(t.orderId)
      .where(sql`order_id is not null and deleted_at is null`),
    index('notifications_created').on(t.createdAt),
  ],
)

/** What a person chose for a kind of notification; null keeps the default (services/notifications/kinds.rules.ts). */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: reference('user_id', () => users.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    bell: boolean('bell'),
    mail: boolean('mail'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)
