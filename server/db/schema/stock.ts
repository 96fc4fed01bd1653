import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { RelocationStatus, RelocationType, UnitEventType } from '@/services/stock/events/unit-events.rules'
import type { ProductGroup } from '@/services/stock/units/product-groups.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { users } from './auth'
import { products } from './catalogue'
import { createdAt, instant, reference } from './columns'
import { addresses, companies } from './companies'
import { orders } from './orders'

export type ReleaseReason = 'cancelled' | 'expired' | 'allocated' | 'released'

/** A unit by its serial number. */
export const equipmentUnits = pgTable(
  'equipment_units',
  {
    id: serial('id').primaryKey(),
    serial: text('serial').notNull().unique(),
    label: text('label'),
    productId: reference('product_id', () => products.id),
    /** new, pre-owned, backup, components or customers. */
    productGroup: text('product_group').$type<ProductGroup>().notNull().default('new'),
    status: text('status').$type<UnitStatus>().notNull(),
    /** Where it stands in our own house: hall, shelf, box. */
    location: text('location'),
    /** Who holds it, where, and who of them uses it. */
    companyId: integer('company_id').references(() => companies.id),
    addressId: integer('address_id').references(() => addresses.id),
    userId: integer('user_id').references(() => users.id),
    /** When its user said that it has reached them. */
    receivedAt: instant('received_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Serial and label as people search them, without accents and capitals. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(serial || ' ' || coalesce(label, ''))`),
  },
  (t) => [
    index('equipment_units_product_status').on(t.productId, t.status, t.serial),
    // Of the stock's list: each order over all units, over a status and over a product.
    index('equipment_units_updated').on(t.updatedAt, t.id),
    index('equipment_units_status_updated').on(t.status, t.updatedAt, t.id),
    index('equipment_units_status_serial').on(t.status, t.serial),
    index('equipment_units_product_updated').on(t.productId, t.updatedAt, t.id),
    index('equipment_units_product_serial').on(t.productId, t.serial),
    index('equipment_units_search').using('gin', t.searchText.op('gin_trgm_ops')),
    // What is counted for every answer of the simulator: small, and read without the table.
    index('equipment_units_shelf')
      .on(t.productId)
      .where(sql`status = 'UP_FOR_RENTAL'`),
    // Of what a company holds, each order; the filters beside it (the migration holder_tallies), so that no row is looked up.
    index('equipment_units_company')
      .on(t.companyId, t.productId, t.serial)
      .where(sql`company_id is not null`),
    index('equipment_units_company_serial')
      .on(t.companyId, t.serial)
      .where(sql`company_id is not null`),
    index('equipment_units_company_updated')
      .on(t.companyId, t.updatedAt, t.id)
      .where(sql`company_id is not null`),
    index('equipment_units_user')
      .on(t.userId, t.companyId, t.receivedAt)
      .where(sql`user_id is not null`),
    // Of the search by what a serial or a label begins with.
    index('equipment_units_serial_start').using('btree', sql`upper(${t.serial}) text_pattern_ops`),
    index('equipment_units_label_start').using('btree', sql`upper(${t.label}) text_pattern_ops`),
    // Exactly one place (docs/adr/0514): what is out has a holder and an address, what is in the house or gone has none.
    check(
      'equipment_units_out',
      sql`status not in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED')
      or (company_id is not null and address_id is not null)`,
    ),
    check(
      'equipment_units_in',
      sql`status in ('IN_USE', 'IN_RELOCATION', 'PENDING_EXCHANGE', 'EXCHANGED', 'DAMAGED', 'INSURANCE_CLAIMED')
      or (company_id is null and address_id is null and user_id is null)`,
    ),
    check(
      'equipment_units_one_place',
      sql`(company_id is null) = (address_id is null)
      and (user_id is null or company_id is not null) and (location is null or company_id is null)`,
    ),
  ],
)

/**
 * The whole life of every unit: one row a change, with what it was after it. Append-only. The database refuses, at
 * commit, a unit that differs from its newest row (0036_unit_events.sql).
 */
export const unitEvents = pgTable(
  'unit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    unitId: reference('unit_id', () => equipmentUnits.id),
    /** `services/stock/events/unit-events.rules.ts` names them. */
    eventType: text('event_type').$type<UnitEventType>().notNull(),
    /** The company that it is about, in whose log it stands; null for what happens in the house. */
    companyId: integer('company_id').references(() => companies.id),
    orderId: integer('order_id').references(() => orders.id),
    packageId: integer('package_id'),
    relocationId: integer('relocation_id'),
    relocationType: text('relocation_type').$type<RelocationType>(),
    relocationStatus: text('relocation_status').$type<RelocationStatus>(),
    message: text('message'),
    /** What else belongs to it: condition and checklist of an appraisal, who asked for what. */
    details: jsonb('details'),
    // What the unit is from then on.
    unitStatus: text('unit_status').$type<UnitStatus>().notNull(),
    holderId: integer('holder_id').references(() => companies.id),
    addressId: integer('address_id').references(() => addresses.id),
    userId: integer('user_id').references(() => users.id),
    location: text('location'),
    label: text('label'),
    productGroup: text('product_group').$type<ProductGroup>().notNull(),
    actorId: integer('actor_id').references(() => users.id),
    actorName: text('actor_name').notNull(),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('unit_events_unit').on(t.unitId, t.id.desc().nullsFirst()),
    // With what the log is narrowed by beside it (0039_movement_tallies.sql).
    index('unit_events_company').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Of the unit-days of a month.
    index('unit_events_created').on(t.createdAt),
  ],
)

/** Promised to an order, not yet serials. Live while `releasedAt` is null and `expiresAt` is to come. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    productId: reference('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    expiresAt: instant('expires_at').notNull(),
    releasedAt: instant('released_at'),
    /** cancelled, expired, allocated (turned into serials) or released (by staff, the order goes on). */
    releaseReason: text('release_reason').$type<ReleaseReason>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_holds_live')
      .on(t.productId)
      .where(sql`released_at is null`),
    index('stock_holds_order').on(t.orderId),
  ],
)
