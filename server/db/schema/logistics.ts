import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ExchangeKind, ExchangeStatus } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import type { ImageMoment } from '@/services/logistics/packages/package-detail.schema'
import type { Condition, Destination } from '@/services/logistics/returns/appraisal.rules'
import { users } from './auth'
import { products } from './catalogue'
import { createdAt, instant, money, reference } from './columns'
import { addresses } from './companies'
import { orders } from './orders'
import { pictures } from './pictures'
import { equipmentUnits } from './stock'

export type PackageType = 'regular' | 'extra' | 'return'

export const packages = pgTable(
  'packages',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    /** regular, extra or return. */
    packageType: text('package_type').$type<PackageType>().notNull(),
    addressId: reference('address_id', () => addresses.id),
    /** One of the eighteen internal stages. */
    deliveryStatus: text('delivery_status').$type<DeliveryStatus>().notNull(),
    /** It goes its own way while the order stays where it is: a part that comes back, an exchange. */
    apart: boolean('apart').notNull().default(false),
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
  (t) => [
    index('packages_order').on(t.orderId),
    index('packages_status').on(t.packageType, t.deliveryStatus),
    // Of the deliveries of a month.
    index('packages_delivered')
      .on(t.deliveryDate)
      .where(sql`package_type = 'regular' and delivery_status = 'DELIVERED'`),
  ],
)

export const packageItems = pgTable(
  'package_items',
  {
    packageId: reference('package_id', () => packages.id),
    productId: reference('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.productId] })],
)

/** Serials in a delivery package: a unit is in at most one open rental. */
export const rentals = pgTable(
  'rentals',
  {
    id: serial('id').primaryKey(),
    packageId: reference('package_id', () => packages.id),
    orderId: reference('order_id', () => orders.id),
    unitId: reference('unit_id', () => equipmentUnits.id),
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
    packageId: reference('package_id', () => packages.id),
    unitId: reference('unit_id', () => equipmentUnits.id),
    /** good, worn, damaged or missing. */
    condition: text('condition').$type<Condition>(),
    destination: text('destination').$type<Destination>(),
    comment: text('comment'),
    /** What was looked at, point by point (`services/logistics/returns/checklist.rules.ts`). */
    checklist: jsonb('checklist'),
    /** When this very unit came in; a package may come in parts. */
    receivedAt: instant('received_at'),
    receivedBy: integer('received_by').references(() => users.id),
    /** Set when it was appraised, or called off. */
    closedAt: instant('closed_at'),
    appraisedBy: integer('appraised_by').references(() => users.id),
    appraisedAt: instant('appraised_at'),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.unitId] }),
    // A unit comes back once at a time.
    uniqueIndex('return_items_unit_open')
      .on(t.unitId)
      .where(sql`closed_at is null`),
  ],
)

/** Photographs of a package, or of one unit in it. */
export const packageImages = pgTable(
  'package_images',
  {
    id: serial('id').primaryKey(),
    packageId: reference('package_id', () => packages.id),
    unitId: integer('unit_id').references(() => equipmentUnits.id),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** packing, delivery or appraisal. */
    moment: text('moment').$type<ImageMoment>().notNull(),
    createdBy: reference('created_by', () => users.id),
    createdAt: createdAt(),
    /** Taken out by somebody; history still knows it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('package_images_package').on(t.packageId), index('package_images_unit').on(t.unitId)],
)

/** The invoice that travels with a package; the newest that is not withdrawn counts. */
export const packageInvoices = pgTable(
  'package_invoices',
  {
    id: serial('id').primaryKey(),
    packageId: reference('package_id', () => packages.id),
    storageKey: text('storage_key').notNull().unique(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    uploadedBy: reference('uploaded_by', () => users.id),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('package_invoices_current')
      .on(t.packageId)
      .where(sql`withdrawn_at is null`),
  ],
)

/** A unit that is to be replaced: by one like it (exchange), or by a better one (upgrade). */
export const exchanges = pgTable(
  'exchanges',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    unitId: reference('unit_id', () => equipmentUnits.id),
    /** exchange or upgrade. */
    kind: text('kind').$type<ExchangeKind>().notNull(),
    /** Of what the replacement is. */
    productId: reference('product_id', () => products.id),
    reason: text('reason').notNull(),
    /** REQUESTED, ACCEPTED (packages exist), DELIVERED (the replacement is there), DONE (the old one is back), REFUSED, CANCELED. */
    status: text('status').$type<ExchangeStatus>().notNull(),
    /** The package that brings the replacement, and the one that takes the old unit back. */
    packageId: integer('package_id').references(() => packages.id),
    returnPackageId: integer('return_package_id').references(() => packages.id),
    replacementId: integer('replacement_id').references(() => equipmentUnits.id),
    /** What it adds to the order's monthly fee from the delivery on, as it was told when it was asked for. */
    monthlyDifference: money('monthly_difference').notNull().default('0.00'),
    requestedBy: reference('requested_by', () => users.id),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    decision: text('decision'),
    /** Until when the replacement is promised to be delivered, by the unit's service package; null for an upgrade. */
    dueAt: instant('due_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('exchanges_order').on(t.orderId),
    index('exchanges_package').on(t.packageId),
    index('exchanges_return_package').on(t.returnPackageId),
    index('exchanges_unit').on(t.unitId, t.id),
    index('exchanges_replacement').on(t.replacementId),
    index('exchanges_status').on(t.status, t.createdAt, t.id),
    uniqueIndex('exchanges_unit_open')
      .on(t.unitId)
      .where(sql`status in ('REQUESTED', 'ACCEPTED', 'DELIVERED')`),
    check('exchanges_difference', sql`(kind = 'upgrade') = (monthly_difference > 0)`),
    check('exchanges_parcels', sql`status <> 'ACCEPTED' or (package_id is not null and return_package_id is not null)`),
  ],
)
