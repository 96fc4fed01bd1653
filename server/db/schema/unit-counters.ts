import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ProductGroup } from '@/services/stock/product-groups.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'

/**
 * How many units there are by product, group and status, so that no list counts its rows: as `order_tallies` does it
 * (ADR 506). A trigger adds the difference with each change of units, so that the sum is exact at every moment, and a job
 * folds the rows. Rows without a product are those of all products together.
 */
export const unitCounters = pgTable(
  'unit_tallies',
  {
    productId: integer('product_id'),
    productGroup: text('product_group').$type<ProductGroup>().notNull(),
    status: text('status').$type<UnitStatus>().notNull(),
    units: integer('units').notNull(),
  },
  (t) => [index('unit_tallies_product').on(t.productId)],
)
