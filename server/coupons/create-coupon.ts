import { randomBytes } from 'node:crypto'
import { recordEvent } from '@/server/audit/audit.service'
import { isCompany } from '@/server/companies/companies.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { CODE_BYTES, couponCodeFrom } from '@/services/coupons/coupon-code.rules'
import { mayCreateCouponFor } from '@/services/coupons/coupon-visibility.rules'
import type { Coupon, NewCoupon } from '@/services/coupons/coupons.schema'
import { discountOf } from '@/services/coupons/discount.rules'
import { endOfDay } from '@/services/format/day.rules'
import { toCouponRecord } from './coupons.mapper'
import { type CouponRow, insertCoupon } from './coupons.repository'
import { getVisibleCoupon } from './list-coupons'

/**
 * Issues a coupon: the discount is the order's value less the desired final value. Without a code one is generated.
 * Refuses 400 for a company that does not exist or is not the salesperson's, and for a salesperson who names none; 409
 * for a taken code.
 */
export async function createCoupon(actor: Actor, body: NewCoupon): Promise<Coupon> {
  const id = await transaction(async (tx) => {
    const coupon = await insertWithCode(tx, await fieldsOf(tx, actor, body), body.discount_code)
    await recordEvent(tx, actor, {
      model: 'coupon',
      objectId: coupon.id,
      companyId: coupon.companyId,
      action: 'created',
      after: toCouponRecord({ coupon }),
    })
    return coupon.id
  })
  return getVisibleCoupon(actor, id)
}

type Fields = Omit<Parameters<typeof insertCoupon>[1], 'discountCode'>

async function fieldsOf(tx: Tx, actor: Actor, body: NewCoupon): Promise<Fields> {
  const { order_value, desired_value, company = null, expires_at } = body
  if (!mayCreateCouponFor(actor, company) || (company !== null && !(await isCompany(tx, company)))) {
    throw refuseField('company', company === null ? 'Escolha uma das suas empresas' : 'Escolha outra empresa')
  }
  const discount = discountOf({ order_value, desired_value })
  if (discount === null) throw new Refusal('invalid')
  return {
    orderValue: order_value,
    desiredValue: desired_value,
    discount,
    companyId: company,
    expiresAt: expires_at ? endOfDay(expires_at) : null,
    createdBy: actor.id,
  }
}

/** Attempts to generate a code that is not taken; a collision has a chance of one in 10^12. */
const ATTEMPTS = 5

async function insertWithCode(tx: Tx, fields: Fields, wanted?: string): Promise<CouponRow> {
  for (let attempt = 0; attempt < (wanted ? 1 : ATTEMPTS); attempt += 1) {
    const discountCode = wanted ? wanted.toUpperCase() : couponCodeFrom(randomBytes(CODE_BYTES))
    const coupon = await insertCoupon(tx, { ...fields, discountCode })
    if (coupon) return coupon
  }
  throw refuseField('discount_code', 'Já existe um cupom com esse código.', 'conflict')
}
