import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './auth'
import { products } from './catalogue'
import { addresses, companies } from './companies'
import { createdAt, instant } from './columns'
import { orders } from './orders'

/** A unit by its serial number. */
export const equipmentUnits = pgTable(
  'equipment_units',
  {
    id: serial('id').primaryKey(),
    serial: text('serial').notNull().unique(),
    label: text('label'),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** new, pre-owned, backup, components or customers. */
    productGroup: text('product_group').notNull().default('new'),
    status: text('status').notNull(),
    companyId: integer('company_id').references(() => companies.id),
    addressId: integer('address_id').references(() => addresses.id),
    userId: integer('user_id').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('equipment_units_product_status').on(t.productId, t.status),
    // What is counted for every answer of the simulator: small, and read without the table.
    index('equipment_units_shelf')
      .on(t.productId)
      .where(sql`status = 'UP_FOR_RENTAL'`),
    index('equipment_units_company').on(t.companyId),
    // Of the search by what a serial or a label begins with.
    index('equipment_units_serial_start').using('btree', sql`upper(${t.serial}) text_pattern_ops`),
    index('equipment_units_label_start').using('btree', sql`upper(${t.label}) text_pattern_ops`),
  ],
)

/** Promised to an order, not yet serials. Live while `releasedAt` is null and `expiresAt` is to come. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    expiresAt: instant('expires_at').notNull(),
    releasedAt: instant('released_at'),
    /** cancelled, expired, allocated (turned into serials) or released (by staff, the order goes on). */
    releaseReason: text('release_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_holds_live')
      .on(t.productId)
      .where(sql`released_at is null`),
    index('stock_holds_order').on(t.orderId),
  ],
)

export const packages = pgTable(
  'packages',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** regular, extra or return. */
    packageType: text('package_type').notNull(),
    addressId: integer('address_id')
      .notNull()
      .references(() => addresses.id),
    /** One of the eighteen internal stages. */
    deliveryStatus: text('delivery_status').notNull(),
    insurance: boolean('insurance').notNull().default(false),
    trackingCode: text('tracking_code'),
    comment: text('comment'),
    requestDate: date('request_date'),
    productionEta: date('production_eta'),
    productionDate: date('production_date'),
    storageVerificationDate: date('storage_verification_date'),
    sendingDate: date('sending_date'),
    deliveryEta: date('delivery_eta'),
    deliveryDate: date('delivery_date'),
    appraisalDate: date('appraisal_date'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('packages_order').on(t.orderId), index('packages_status').on(t.packageType, t.deliveryStatus)],
)

export const packageItems = pgTable(
  'package_items',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.productId] })],
)

/** Serials in a delivery package: a unit is in at most one open rental. */
export const rentals = pgTable(
  'rentals',
  {
    id: serial('id').primaryKey(),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => equipmentUnits.id),
    /** Set when the unit came back and was appraised, or when the order was cancelled. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('rentals_unit_open')
      .on(t.unitId)
      .where(sql`closed_at is null`),
    index('rentals_order').on(t.orderId),
    index('rentals_package').on(t.packageId),
  ],
)

/** What came back in a return package, and how it was found. */
export const returnItems = pgTable(
  'return_items',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => equipmentUnits.id),
    /** good, damaged or missing. */
    condition: text('condition'),
    destination: text('destination'),
    comment: text('comment'),
    appraisedBy: integer('appraised_by').references(() => users.id),
    appraisedAt: instant('appraised_at'),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.unitId] })],
)
