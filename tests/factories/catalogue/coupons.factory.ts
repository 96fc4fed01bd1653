import { db } from '@/server/db/client'
import { coupons } from '@/server/db/schema/index'
import { the } from '../the'

let made = 0

/** A coupon of R$ 100,00 for any company and any order of R$ 100,00 or more. */
export async function aCoupon(overrides: Partial<typeof coupons.$inferInsert> = {}) {
  const rows = await db()
    .insert(coupons)
    .values({
      discountCode: `CUPOM${String(++made)}`,
      orderValue: '100.00',
      desiredValue: '0.00',
      discount: '100.00',
      ...overrides,
    })
    .returning()
  return the(rows)
}
