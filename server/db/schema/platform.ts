import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import type { MailTemplate } from '@/server/mail/templates'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import type { MailStatus } from '@/services/notifications/mail-statuses.rules'
import { users } from './auth'
import { createdAt, instant } from './columns'
import { companies } from './companies'
import { orders } from './orders'

/** First answers of commands that came with an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** null while the first request is still at work. */
    status: integer('status'),
    /** Set inside the business transaction: a retry after a crash must not run the command again. */
    committedAt: instant('committed_at'),
    body: jsonb('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** Mails are written in the business transaction and delivered by a job. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: serial('id').primaryKey(),
    /** One mail per event and recipient, whatever is retried. */
    eventKey: text('event_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    /** The order that it is about: staff see there what went out. */
    orderId: integer('order_id').references(() => orders.id),
    /** Whom it tells of which kind of event about which company: asked again before it is sent. Null for mails without a choice. */
    userId: integer('user_id').references(() => users.id),
    kind: text('kind').$type<NotificationKind>(),
    companyId: integer('company_id').references(() => companies.id),
    template: text('template').$type<MailTemplate['name']>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    status: text('status').$type<MailStatus>().notNull().default('pending'),
    error: text('error'),
    /** Not before; null for at once. */
    sendAt: instant('send_at'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [index('mail_outbox_order').on(t.orderId)],
)
