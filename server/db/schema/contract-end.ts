import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ReadjustmentIndex } from '@/services/orders/contract-end/readjustment.rules'
import { users } from './auth'
import { createdAt, instant, money, reference } from './columns'
import { orders } from './orders'

/** withdrawn: by staff, before the customer decided. */
export type AddendumStatus = 'open' | 'accepted' | 'refused' | 'withdrawn'

const percent = (name: string) => numeric(name, { precision: 6, scale: 2 })

/** What was published of a month: the variation of the twelve months that end with it, in percent. Staff enter it. */
export const readjustmentIndexes = pgTable(
  'readjustment_indexes',
  {
    /** IPCA or IGPM. */
    index: text('index').$type<ReadjustmentIndex>().notNull(),
    /** Its first day. */
    month: date('month').notNull(),
    rate: percent('rate').notNull(),
    enteredBy: reference('entered_by', () => users.id),
    enteredAt: instant('entered_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.index, t.month] }),
    check('readjustment_indexes_rate', sql`${t.rate} > -50 and ${t.rate} < 100`),
    check('readjustment_indexes_month', sql`extract(day from ${t.month}) = 1`),
  ],
)

/** An addendum that renews a contract: its terms as they were when it was issued (ADR 509). */
export const orderAddenda = pgTable(
  'order_addenda',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    number: text('number').notNull(),
    /** open, accepted, refused or withdrawn. */
    status: text('status').$type<AddendumStatus>().notNull().default('open'),
    durationMonths: integer('duration_months').notNull(),
    /** Also the last day on which it may be accepted. */
    beginsOn: date('begins_on').notNull(),
    endsOn: date('ends_on').notNull(),
    monthlyFeeBefore: money('monthly_fee_before').notNull(),
    monthlyFee: money('monthly_fee').notNull(),
    /** The readjustment; null where the fee stays. */
    index: text('index').$type<ReadjustmentIndex>(),
    indexMonth: date('index_month'),
    indexRate: percent('index_rate'),
    message: text('message'),
    createdBy: reference('created_by', () => users.id),
    createdAt: createdAt(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** When its fee became the order's. */
    begunAt: instant('begun_at'),
  },
  (t) => [
    unique('order_addenda_number').on(t.orderId, t.number),
    uniqueIndex('order_addenda_open')
      .on(t.orderId)
      .where(sql`${t.status} = 'open'`),
    index('order_addenda_to_begin')
      .on(t.beginsOn)
      .where(sql`${t.status} = 'accepted' and ${t.begunAt} is null`),
  ],
)
