import { sql } from 'drizzle-orm'
import { bigserial, date, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { FigureKey } from '@/services/dashboard/figures.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { users } from './auth'
import { instant, money, reference } from './columns'
import { companies } from './companies'
import { orders } from './orders'

/**
 * Every move of an order from stage to stage and every change of its monthly fee, each with what was before and after: the
 * sums of the dashboard are sums of these differences. A trigger of `orders` writes it; append-only (docs/adr/0558).
 */
export const orderMoves = pgTable(
  'order_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: reference('order_id', () => orders.id),
    companyId: reference('company_id', () => companies.id),
    /** Who of staff answers for the order. */
    sellerId: integer('seller_id').references(() => users.id),
    at: instant('at').notNull(),
    /** Null when the order is created. */
    fromStage: text('from_stage').$type<StageName>(),
    toStage: text('to_stage').$type<StageName>().notNull(),
    /** When it had come to the stage that it leaves; null while it stays in its stage. */
    enteredAt: instant('entered_at'),
    /** The deadline of the turn that ended with the stage. */
    dueAt: instant('due_at'),
    feeBefore: money('fee_before').notNull(),
    feeAfter: money('fee_after').notNull(),
    /** The fee of what has not come back apart, see `orders.active_fee`. */
    activeBefore: money('active_before').notNull(),
    activeAfter: money('active_after').notNull(),
  },
  (t) => [
    index('order_moves_at').on(t.at),
    index('order_moves_order').on(t.orderId, t.id),
    // The rentals that ended: one move in ten.
    index('order_moves_finished')
      .on(t.at)
      .where(sql`to_stage = 'FINISHED'`),
  ],
)

/**
 * The figures of each month, so that no request reads what they follow from. A month that is over is written once; the running
 * one is written anew every ten minutes. Rows without a seller are those of all orders together.
 */
export const monthlyFigures = pgTable(
  'monthly_figures',
  {
    /** Its first day. */
    month: date('month').notNull(),
    /** `services/dashboard/figures.rules.ts` names them. */
    key: text('key').$type<FigureKey>().notNull(),
    companyId: integer('company_id').references(() => companies.id),
    sellerId: integer('seller_id').references(() => users.id),
    /** Of what it is a part: a stage's name, or the id of a product. */
    dimension: text('dimension'),
    value: numeric('value', { precision: 16, scale: 2 }).notNull(),
    /** A month is closed when this is after its end. */
    computedAt: instant('computed_at').notNull(),
  },
  (t) => [
    unique('monthly_figures_once').on(t.month, t.key, t.companyId, t.sellerId, t.dimension).nullsNotDistinct(),
    index('monthly_figures_key').on(t.key, t.month),
    index('monthly_figures_seller').on(t.sellerId),
  ],
)
