import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, money, reference } from './columns'
import type { SupportCalendar } from '@/services/tickets/policy.rules'

export const simulators = pgTable(
  'simulators',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Name of a drawing (`laptop`, `monitor`…) or the address of an uploaded picture. */
    image: text('image').notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Counts the saves of its questions: who saves them says which ones were read. */
    stepsVersion: integer('steps_version').notNull().default(1),
  },
  (t) => [uniqueIndex('simulators_name').using('btree', sql`lower(${t.name})`)],
)

export const propertyTypes = pgTable('property_types', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
})

export const steps = pgTable(
  'steps',
  {
    id: serial('id').primaryKey(),
    simulatorId: reference('simulator_id', () => simulators.id),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    position: integer('position').notNull(),
    propertyTypeId: reference('property_type_id', () => propertyTypes.id),
    multiple: boolean('multiple').notNull().default(false),
    optional: boolean('optional').notNull().default(false),
    /** False once it is no longer asked; kept for the quotations that answered it. */
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    uniqueIndex('steps_position')
      .on(t.simulatorId, t.position)
      .where(sql`${t.active}`),
  ],
)

export const properties = pgTable(
  'properties',
  {
    id: serial('id').primaryKey(),
    propertyTypeId: reference('property_type_id', () => propertyTypes.id),
    name: text('name').notNull(),
    description: text('description'),
    image: text('image'),
    hexColor: text('hex_color'),
    isAutoCreated: boolean('is_auto_created').notNull().default(false),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
    /** Counts the changes, so that who saves second is told (ADR 407). */
    version: integer('version').notNull().default(1),
  },
  (t) => [index('properties_type').on(t.propertyTypeId)],
)

export const propertySimulators = pgTable(
  'property_simulators',
  {
    propertyId: reference('property_id', () => properties.id, { onDelete: 'cascade' }),
    simulatorId: reference('simulator_id', () => simulators.id),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.simulatorId] }),
    index('property_simulators_simulator').on(t.simulatorId),
  ],
)

/** `replace_ids`: a product with one of `replacedById` also answers for `propertyId`. */
export const propertyReplacements = pgTable(
  'property_replacements',
  {
    propertyId: reference('property_id', () => properties.id, { onDelete: 'cascade' }),
    replacedById: reference('replaced_by_id', () => properties.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.replacedById] })],
)

export const categories = pgTable('categories', {
  id: serial('id').primaryKey(),
  title: text('title').notNull().unique(),
})

/** The kinds of product of a simulator: "notebooks", "tablets". */
export const productTypes = pgTable('product_types', {
  id: serial('id').primaryKey(),
  simulatorId: reference('simulator_id', () => simulators.id),
  name: text('name').notNull().unique(),
  pluralName: text('plural_name').notNull(),
})

export type Specification = { name: string; value: string }

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    productTypeId: reference('product_type_id', () => productTypes.id),
    categoryId: reference('category_id', () => categories.id),
    name: text('name').notNull(),
    model: text('model').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    color: text('color'),
    /** Monthly price of one unit before the plan factor. */
    price: money('price').notNull(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    /** What each of `images` shows, in the same order; where there is none, the name says it. */
    imageAlts: jsonb('image_alts').$type<string[]>().notNull().default([]),
    heightMm: integer('height_mm'),
    widthMm: integer('width_mm'),
    depthMm: integer('depth_mm'),
    weightGrams: integer('weight_grams'),
    technicalSpecifications: jsonb('technical_specifications').$type<Specification[]>().notNull().default([]),
    omieCode: text('omie_code'),
    /** Of the goods, eight digits: a national invoice of a rental names it. */
    ncm: text('ncm'),
    active: boolean('active').notNull().default(true),
    /** Counts its changes: who saves what they read before another's change is told so. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('products_type').on(t.productTypeId),
    index('products_category').on(t.categoryId),
    unique('products_omie_code').on(t.omieCode),
    check('products_ncm', sql`${t.ncm} ~ '^[0-9]{8}$'`),
    index('products_search').using(
      'gin',
      sql`plain_text(${t.name} || ' ' || ${t.model} || ' ' || ${t.title} || ' ' || coalesce(${t.omieCode}, '')) gin_trgm_ops`,
    ),
  ],
)

export const productProperties = pgTable(
  'product_properties',
  {
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    propertyId: reference('property_id', () => properties.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.propertyId] }), index('product_properties_property').on(t.propertyId)],
)

export const plans = pgTable(
  'plans',
  {
    id: serial('id').primaryKey(),
    simulatorId: reference('simulator_id', () => simulators.id),
    durationMonths: integer('duration_months').notNull(),
    description: text('description').notNull(),
    /** Multiplies the product price; 1 for the 24 month plan. */
    factor: numeric('factor', { precision: 6, scale: 4 }).notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    unique('plans_duration').on(t.simulatorId, t.durationMonths),
    check('plans_positive', sql`${t.factor} > 0 and ${t.durationMonths} > 0`),
  ],
)

export const servicePackages = pgTable('service_packages', {
  id: serial('id').primaryKey(),
  simulatorId: reference('simulator_id', () => simulators.id),
  name: text('name').notNull(),
  description: text('description').notNull(),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  monthlyFeePerUnit: money('monthly_fee_per_unit').notNull(),
  /** What it promises when something breaks; null is the platform's own promise (services/tickets/policy.rules.ts). */
  supportCalendar: text('support_calendar').$type<SupportCalendar>(),
  firstResponseMinutes: integer('first_response_minutes'),
  resolutionMinutes: integer('resolution_minutes'),
  exchangeBusinessDays: integer('exchange_business_days'),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
})
