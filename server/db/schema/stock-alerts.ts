import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, unique } from 'drizzle-orm/pg-core'
import { users } from './auth'
import { products } from './catalogue'
import { createdAt, instant, reference } from './columns'
import { quotations } from './simulation'

/** Somebody asked to be mailed when a product without units has some again (docs/adr/0536). Deleted with the quotation or the product. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serial('id').primaryKey(),
    quotationId: reference('quotation_id', () => quotations.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    /** Null for a visitor: the mail goes to the quotation's contact. */
    userId: integer('user_id').references(() => users.id),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
    /** When the mail was written; null while they wait. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    unique('stock_alerts_once').on(t.quotationId, t.productId),
    index('stock_alerts_product').on(t.productId),
    index('stock_alerts_waiting')
      .on(t.createdAt, t.id)
      .where(sql`${t.notifiedAt} is null`),
    check('stock_alerts_quantity', sql`${t.quantity} > 0`),
  ],
)
