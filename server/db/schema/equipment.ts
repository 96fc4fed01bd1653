import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RelocationStatus, RelocationType } from '@/services/stock/events/unit-events.rules'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'
import { addresses, companies } from './companies'
import { equipmentUnits } from './stock'

/** Units of a company that are to go to another of its addresses, or to another of its people. */
export const relocations = pgTable(
  'relocations',
  {
    id: serial('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    /** ADDRESS or PERSON. */
    relocationType: text('relocation_type').$type<RelocationType>().notNull(),
    /** REQUESTED, APPROVED (on their way), REFUSED, CANCELED, COMPLETED. */
    status: text('status').$type<RelocationStatus>().notNull(),
    toAddressId: integer('to_address_id').references(() => addresses.id),
    toUserId: integer('to_user_id').references(() => users.id),
    reason: text('reason'),
    requestedBy: reference('requested_by', () => users.id),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    decision: text('decision'),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('relocations_company').on(t.companyId, t.status, t.id)],
)

/** The units of a relocation, each from where it is. */
export const relocationUnits = pgTable(
  'relocation_units',
  {
    relocationId: reference('relocation_id', () => relocations.id),
    unitId: reference('unit_id', () => equipmentUnits.id),
    fromAddressId: integer('from_address_id').references(() => addresses.id),
    fromUserId: integer('from_user_id').references(() => users.id),
    /** Set with the end of the relocation, whichever. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.relocationId, t.unitId] }),
    // A unit moves once at a time.
    uniqueIndex('relocation_units_open')
      .on(t.unitId)
      .where(sql`closed_at is null`),
  ],
)
