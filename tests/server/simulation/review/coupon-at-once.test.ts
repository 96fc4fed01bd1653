import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { orders, quotations } from '@/server/db/schema/index'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aCoupon } from '@/tests/factories/catalogue/coupons.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { applyCoupon, copiesOf, finish, holdsOf } from '@/tests/factories/orders/finishing'
import { historyOf } from '@/tests/factories/rows'

describe('fifty orders with the same coupon, sent at the same moment', () => {
  it('use it exactly once; the others are refused without side effects', async () => {
    const coupon = await aCoupon()
    const { productType } = await aSimulator()
    const product = await aProduct({ productTypeId: productType.id, units: 50 })
    const wishes: { path: string; token: string }[] = []
    for (let companies = 0; companies < 5; companies += 1) {
      const ready = await aReadyQuotation({ quantity: 1, product })
      await applyCoupon(ready, coupon.discountCode)
      wishes.push(ready, ...(await copiesOf(ready, 9)))
    }

    const answers = await Promise.all(wishes.map((wish) => finish(wish)))

    expect(answers).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'coupon_used', errors: ['Esse cupom já foi usado.'] })
    }
    const made = await db().select().from(orders)
    expect(made).toMatchObject([{ couponId: coupon.id }])
    expect(await holdsOf(product.id)).toMatchObject([{ orderId: made[0]?.id, quantity: 1 }])
    expect(await db().select().from(quotations).where(eq(quotations.status, 'finished'))).toHaveLength(1)
    expect(await historyOf('coupon', coupon.id)).toEqual(['used'])
  }, 60_000)
})
