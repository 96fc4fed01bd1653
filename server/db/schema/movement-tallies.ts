import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many rows a company's log of movements has of each kind. What happens adds rows (a trigger of the migrations does), a job
 * makes one of those of a kind: the sum is right at every moment, and nobody waits for a row (ADR 506).
 */
export const movementTallies = pgTable(
  'movement_tallies',
  {
    companyId: integer('company_id').notNull(),
    eventType: text('event_type').notNull(),
    relocationType: text('relocation_type'),
    relocationStatus: text('relocation_status'),
    unitStatus: text('unit_status').notNull(),
    movements: integer('movements').notNull(),
  },
  (t) => [index('movement_tallies_company').on(t.companyId)],
)
