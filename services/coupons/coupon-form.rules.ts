import { fromTypedMoney } from '@/services/format/typed-money.rules'
import type { NewCoupon } from './coupons.schema'

/** The values of a coupon's form: money and days as typed. */
export type CouponFormValues = {
  order_value: string
  desired_value: string
  discount_code: string
  company: { id: number; corporate_name: string } | null
  expires_at: string
}

export const EMPTY_COUPON_FORM: CouponFormValues = {
  order_value: '',
  desired_value: '',
  discount_code: '',
  company: null,
  expires_at: '',
}

/** The body that issues the coupon; not validated yet. */
export const toNewCoupon = (form: CouponFormValues): NewCoupon => ({
  order_value: fromTypedMoney(form.order_value),
  desired_value: fromTypedMoney(form.desired_value),
  ...(form.discount_code.trim() && { discount_code: form.discount_code.trim() }),
  company: form.company?.id ?? null,
  ...(form.expires_at && { expires_at: form.expires_at }),
})
