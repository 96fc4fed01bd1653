import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { UnitStatus } from '@/services/stock/unit-status.rules'

/**
 * How many units each company holds, by status and one thing more: `facet` says of what `key` is the id (product, address or
 * user; without a key: of nobody). A trigger adds the difference with each change of units, so that the sum is exact at every
 * moment, and a job folds the rows, as those of `unit_tallies` (ADR 506, 521).
 */
export const holderCounters = pgTable(
  'holder_tallies',
  {
    companyId: integer('company_id').notNull(),
    facet: text('facet').$type<'product' | 'address' | 'user'>().notNull(),
    key: integer('key'),
    status: text('status').$type<UnitStatus>().notNull(),
    units: integer('units').notNull(),
  },
  (t) => [index('holder_tallies_company').on(t.companyId, t.facet, t.key)],
)
