import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { RelocationStatus, RelocationType, UnitEventType } from '@/services/stock/unit-events.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'

/**
 * How many rows a company's log of movements has of each kind: of each month, and once more of all months together (without
 * `month`). What happens adds rows (a trigger of the migrations does), a job makes one of those of a kind: the sum is right
 * at every moment, and nobody waits for a row (ADR 506). Months tell how much a long period holds, and in which month a page
 * deep inside begins (ADR 521).
 */
export const movementCounters = pgTable(
  'movement_tallies',
  {
    companyId: integer('company_id').notNull(),
    /** Its first day, as São Paulo counts days. */
    month: date('month'),
    eventType: text('event_type').$type<UnitEventType>().notNull(),
    relocationType: text('relocation_type').$type<RelocationType>(),
    relocationStatus: text('relocation_status').$type<RelocationStatus>(),
    unitStatus: text('unit_status').$type<UnitStatus>().notNull(),
    movements: integer('movements').notNull(),
  },
  (t) => [index('movement_tallies_company').on(t.companyId, t.month)],
)
