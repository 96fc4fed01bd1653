import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products, productTypes } from './catalogue'
import { createdAt, money, reference } from './columns'
import { orders } from './orders'
import { quotationProducts, quotations } from './simulation'

/** What can be rented on top of a unit of a product. */
export const upgrades = pgTable(
  'upgrades',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description'),
    /** Of one unit; no plan changes it. */
    monthlyFee: money('monthly_fee').notNull(),
    /** The technical specification that it changes ('Armazenamento'), and to what ('1 TB SSD') or by how much ('+16 GB'). */
    specification: text('specification'),
    value: text('value'),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('upgrades_name').using('btree', sql`lower(${t.name})`),
    check('upgrades_fee', sql`${t.monthlyFee} > 0`),
    check('upgrades_value', sql`(${t.specification} is null) = (${t.value} is null)`),
  ],
)

/** An upgrade is offered for these products… */
export const upgradeProducts = pgTable(
  'upgrade_products',
  {
    upgradeId: reference('upgrade_id', () => upgrades.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.upgradeId, t.productId] }), index('upgrade_products_product').on(t.productId)],
)

/** …and for every product of these kinds, also those that are still to come. */
export const upgradeProductTypes = pgTable(
  'upgrade_product_types',
  {
    upgradeId: reference('upgrade_id', () => upgrades.id, { onDelete: 'cascade' }),
    productTypeId: reference('product_type_id', () => productTypes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.upgradeId, t.productTypeId] }),
    index('upgrade_product_types_type').on(t.productTypeId),
  ],
)

/** An upgrade of a product of a cart; it leaves the cart with the product. */
export const productUpgradeItems = pgTable(
  'product_upgrade_items',
  {
    id: serial('id').primaryKey(),
    quotationId: reference('quotation_id', () => quotations.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    upgradeId: reference('upgrade_id', () => upgrades.id),
    /** At most as many as the cart holds of the product. */
    quantity: integer('quantity').notNull(),
    /** The fee when it was put into the cart, so that a later change is shown before finishing. */
    monthlyFee: money('monthly_fee').notNull(),
  },
  (t) => [
    unique('product_upgrade_items_once').on(t.quotationId, t.productId, t.upgradeId),
    index('product_upgrade_items_upgrade').on(t.upgradeId),
    foreignKey({
      name: 'product_upgrade_items_cart',
      columns: [t.quotationId, t.productId],
      foreignColumns: [quotationProducts.quotationId, quotationProducts.productId],
    }).onDelete('cascade'),
    check('product_upgrade_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** An upgrade of an item of an order, at the fee that was agreed. */
export const orderUpgrades = pgTable(
  'order_upgrades',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    productId: reference('product_id', () => products.id),
    upgradeId: reference('upgrade_id', () => upgrades.id),
    quantity: integer('quantity').notNull(),
    monthlyFee: money('monthly_fee').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    unique('order_upgrades_once').on(t.orderId, t.productId, t.upgradeId),
    index('order_upgrades_upgrade').on(t.upgradeId),
    check('order_upgrades_quantity', sql`${t.quantity} > 0`),
  ],
)
