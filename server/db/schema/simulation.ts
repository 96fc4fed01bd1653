import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { QuotationStatus } from '@/services/simulation/quotations/quotation-state.rules'
import { users } from './auth'
import { plans, products, properties, servicePackages, simulators, steps } from './catalogue'
import { createdAt, instant, money, reference } from './columns'
import { addresses, companies } from './companies'

export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    discountCode: text('discount_code').notNull(),
    orderValue: money('order_value').notNull(),
    desiredValue: money('desired_value').notNull(),
    /** orderValue − desiredValue, taken off the monthly fee. */
    discount: money('discount').notNull(),
    companyId: integer('company_id').references(() => companies.id),
    expiresAt: instant('expires_at'),
    createdBy: integer('created_by').references(() => users.id),
    /** Set when a quotation is finished with it; cleared when that order is cancelled. */
    usedAt: instant('used_at'),
    usedBy: integer('used_by').references(() => users.id),
    /** Taken back by staff before anybody used it. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('coupons_code').using('btree', sql`upper(${t.discountCode})`),
    index('coupons_company').on(t.companyId),
    check('coupons_discount', sql`${t.discount} = ${t.orderValue} - ${t.desiredValue} and ${t.discount} > 0`),
  ],
)

export const quotations = pgTable(
  'quotations',
  {
    id: serial('id').primaryKey(),
    /** How its people call it: 'Filial Campinas'. */
    name: text('name'),
    /** Null while it is a visitor's. */
    companyId: integer('company_id').references(() => companies.id),
    userId: integer('user_id').references(() => users.id),
    /** Whom to answer, while it is a visitor's and after. */
    visitorName: text('visitor_name'),
    visitorEmail: text('visitor_email'),
    visitorPhone: text('visitor_phone'),
    /** SHA-256 of the key that the visitor's browser keeps; gone as soon as a company has the quotation. */
    visitorKeyHash: text('visitor_key_hash').unique(),
    simulatorId: reference('simulator_id', () => simulators.id),
    /** The step (question) last answered, so that the simulation goes on where it stopped. */
    stepId: integer('step_id').references(() => steps.id),
    planId: integer('plan_id').references(() => plans.id),
    /** The plan's factor and the package's fee when they were chosen, so that a later change is shown before finishing. */
    planFactor: numeric('plan_factor', { precision: 6, scale: 4 }),
    servicePackageId: reference('service_package_id', () => servicePackages.id),
    serviceFee: money('service_fee'),
    couponId: integer('coupon_id').references(() => coupons.id),
    comment: text('comment'),
    /** open, finished, discarded or expired; what is not open never changes again. */
    status: text('status').$type<QuotationStatus>().notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('quotations_company').on(t.companyId, t.status),
    index('quotations_plan').on(t.planId),
    index('quotations_service_package').on(t.servicePackageId),
    index('quotations_expiry').on(t.status, t.expiresAt),
    check(
      'quotations_owner',
      sql`(${t.companyId} is not null and ${t.userId} is not null) or ${t.visitorKeyHash} is not null`,
    ),
  ],
)

/** `simulation_choices`: the property chosen in a step. */
export const simulationChoices = pgTable(
  'simulation_choices',
  {
    id: serial('id').primaryKey(),
    quotationId: reference('quotation_id', () => quotations.id, { onDelete: 'cascade' }),
    stepId: reference('step_id', () => steps.id),
    propertyId: reference('property_id', () => properties.id),
  },
  (t) => [unique('simulation_choices_once').on(t.quotationId, t.stepId, t.propertyId)],
)

export const quotationProducts = pgTable(
  'quotation_products',
  {
    quotationId: reference('quotation_id', () => quotations.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    /** The product's price when it was put into the cart, so that a later change is shown before finishing. */
    price: money('price').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.productId] })],
)

export const quotationDeliveries = pgTable(
  'quotation_deliveries',
  {
    id: serial('id').primaryKey(),
    quotationId: reference('quotation_id', () => quotations.id, { onDelete: 'cascade' }),
    addressId: reference('address_id', () => addresses.id),
    insurance: boolean('insurance').notNull().default(false),
  },
  (t) => [unique('quotation_deliveries_address').on(t.quotationId, t.addressId)],
)

export const quotationDeliveryItems = pgTable(
  'quotation_delivery_items',
  {
    deliveryId: reference('delivery_id', () => quotationDeliveries.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.productId] })],
)
