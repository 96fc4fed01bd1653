import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { StageName, Turn } from '@/services/orders/stages.rules'

/**
 * How many orders stand where and what they come to a month, so that no list counts its rows. A trigger of `orders` adds what
 * a change takes away and puts in, in the same transaction; the sum is what counts, and a job folds what piled up (ADR 506).
 * Rows without a company are those of all companies together.
 */
export const orderCounters = pgTable(
  'order_tallies',
  {
    companyId: integer('company_id'),
    stageName: text('stage_name').$type<StageName>().notNull(),
    turn: text('turn').$type<Turn>(),
    orders: integer('orders').notNull(),
    monthlyFee: numeric('monthly_fee', { precision: 14, scale: 2 }).notNull(),
  },
  (t) => [index('order_tallies_company').on(t.companyId)],
)
