import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { coupons, quotations } from '@/server/db/schema'
import { aCoupon } from '@/tests/factories/catalogue/coupons.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { applyCoupon, expectNothingDone, finish, review } from '@/tests/factories/orders/finishing'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf } from '@/tests/factories/rows'

describe('a coupon', () => {
  const usedAt = async (id: number) => (await db().select().from(coupons).where(eq(coupons.id, id)))[0]?.usedAt

  it('applies its discount, is used up by the order, and cannot be used again', async () => {
    const coupon = await aCoupon()
    const ready = await aReadyQuotation()
    const { body: quotation } = await applyCoupon(ready, coupon.discountCode.toLowerCase())
    expect(quotation).toMatchObject({
      coupon: { discount_code: coupon.discountCode, discount: '100.00' },
      monthly_fee: '803.00',
    })
    expect(await usedAt(coupon.id)).toBeNull()
    expect((await finish(ready)).body.monthly_fee).toBe('803.00')
    expect(await usedAt(coupon.id)).not.toBeNull()
    const other = await aReadyQuotation()
    expect(await applyCoupon(other, coupon.discountCode)).toMatchObject({ status: 409, body: { code: 'coupon_used' } })
    expect((await review(other)).body).toMatchObject({ coupon: null, monthly_fee: '903.00' })
  })

  it('is removed by an empty code', async () => {
    const coupon = await aCoupon()
    const ready = await aReadyQuotation()
    await applyCoupon(ready, coupon.discountCode)
    expect((await applyCoupon(ready, '')).body).toMatchObject({ coupon: null, monthly_fee: '903.00' })
  })

  it.each([
    ['of another company', async () => aCoupon({ companyId: (await aCompany()).id })],
    ['that has expired', () => aCoupon({ expiresAt: new Date(Date.now() - 1_000) })],
    ['for a larger order', () => aCoupon({ orderValue: '903.01', desiredValue: '803.01' })],
    ['that does not exist', () => Promise.resolve({ discountCode: 'NENHUM' })],
  ])('%s is refused', async (_, make) => {
    const { discountCode } = await make()
    const ready = await aReadyQuotation()
    expect(await applyCoupon(ready, discountCode)).toMatchObject({ status: 409, body: { code: 'coupon_not_valid' } })
    expect((await review(ready)).body.coupon).toBeNull()
  })

  it('takes nothing off any more once the cart is too small for it, as finishing refuses it', async () => {
    const coupon = await aCoupon({ orderValue: '900.00', desiredValue: '0.00', discount: '900.00' })
    const ready = await aReadyQuotation()
    expect((await applyCoupon(ready, coupon.discountCode)).body.monthly_fee).toBe('3.00')
    const items = [{ product_id: ready.product.id, quantity: 1 }]
    await callApi('PUT', `${ready.path}/products`, { token: ready.token, body: { products: items } })
    const deliveries = [{ address_id: ready.address.id, insurance: true, items }]
    await callApi('PUT', `${ready.path}/delivery`, { token: ready.token, body: { deliveries } })

    const { body } = await review(ready)

    expect(body.monthly_fee).toBe('301.00')
    const label = `Cupom ${coupon.discountCode}: não vale para este pedido`
    expect(body.lines).toContainEqual({ kind: 'coupon', label, amount: '0.00' })
    expect(body.problems).toMatchObject([{ code: 'coupon_not_valid' }])
    await applyCoupon(ready, '')
    expect(await finish(ready)).toMatchObject({ status: 201, body: { monthly_fee: '301.00' } })
  })

  it('that is no longer valid when the order is sent prevents the order', async () => {
    const coupon = await aCoupon()
    const ready = await aReadyQuotation()
    await applyCoupon(ready, coupon.discountCode)
    await db().update(coupons).set({ expiresAt: new Date() }).where(eq(coupons.id, coupon.id))
    expect((await review(ready)).body.problems).toMatchObject([{ code: 'coupon_not_valid' }])
    expect(await finish(ready)).toMatchObject({ status: 409, body: { code: 'coupon_not_valid' } })
    await expectNothingDone(ready)
    expect(await usedAt(coupon.id)).toBeNull()
  })

  it('can be used again, by any company, after its order was cancelled', async () => {
    const coupon = await aCoupon()
    const [first, other] = [await aReadyQuotation(), await aReadyQuotation()]
    await applyCoupon(first, coupon.discountCode)
    const { company, order_mask_id } = (await finish(first)).body
    expect(await applyCoupon(other, coupon.discountCode)).toMatchObject({ status: 409, body: { code: 'coupon_used' } })

    const { token } = await aStaffUser(['GERENTE VENDEDOR'])
    const path = `/checkout-management/${String(company.id)}/${order_mask_id}/cancel-order`
    await callApi('PUT', path, { token, body: { message: 'O cliente desistiu.' } })

    expect(await usedAt(coupon.id)).toBeNull()
    expect(await applyCoupon(other, coupon.discountCode)).toMatchObject({ status: 200 })
    expect((await finish(other)).body.monthly_fee).toBe('803.00')
    expect(await historyOf('coupon', coupon.id)).toEqual(['used', 'given_back', 'used'])
  })

  it('is checked against the most expensive plan until one is chosen, then against that one', async () => {
    const coupon = await aCoupon({ orderValue: '1000.00', desiredValue: '900.00' })
    const ready = await aReadyQuotation()
    await db().update(quotations).set({ planId: null }).where(eq(quotations.id, ready.quotation.id))
    // Three units: 1076.40 in the plan of 12 months, 903.00 in that of 24.
    expect(await applyCoupon(ready, coupon.discountCode)).toMatchObject({ status: 200 })
    await callApi('PUT', `${ready.path}/plans`, { token: ready.token, body: { duration_months: 24 } })
    expect(await finish(ready)).toMatchObject({ status: 409, body: { code: 'coupon_not_valid' } })
    await callApi('PUT', `${ready.path}/plans`, { token: ready.token, body: { duration_months: 12 } })
    expect(await finish(ready)).toMatchObject({ status: 201, body: { monthly_fee: '976.40' } })
  })
})
