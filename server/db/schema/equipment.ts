import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/**
 * Equipment that a company owns itself: kept apart from the units of our stock, so that it can neither be counted nor
 * rented out (docs/adr/0544).
 */
export const ownEquipment = pgTable(
  'own_equipment',
  {
    id: serial('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    serial: text('serial').notNull(),
    model: text('model').notNull(),
    label: text('label'),
    addressId: integer('address_id').references(() => addresses.id),
    userId: integer('user_id').references(() => users.id),
    /** False once it was sold or thrown away. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** Serial, model and label as people search them, without accents and capitals. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(serial || ' ' || model || ' ' || coalesce(label, ''))`),
  },
  (t) => [
    // Two companies may own devices with the same number; a serial of our stock is not known to them.
    uniqueIndex('own_equipment_serial').on(t.companyId, t.serial),
    index('own_equipment_company').on(t.companyId, t.model, t.serial),
    index('own_equipment_user').on(t.userId),
  ],
)
