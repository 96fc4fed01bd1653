import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import {
  boolean,
  dayString,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { toDay } from '@/services/format/format.rules'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { COUPON_ORDERINGS, COUPON_STATUSES } from './coupon-list.rules'
import { CODE_PATTERN } from './coupon-code.rules'
import { discountOf } from './discount.rules'

/** A coupon as staff see it. */
export const couponSchema = object({
  id: number().integer().required(),
  discount_code: string().required(),
  order_value: decimalString().required(),
  desired_value: decimalString().required(),
  discount: decimalString().required(),
  /** The only company that may use it; null for any. */
  company: companyRefSchema.nullable().defined(),
  expires_at: string().nullable().defined(),
  status: string().oneOf(COUPON_STATUSES).required(),
  used: boolean().required(),
  used_at: string().nullable().defined(),
  /** Null also when the caller may not see the order. */
  used_by: string().nullable().defined(),
  /** The order that used it; null when the caller may not see its company. */
  order: object({ order_mask_id: string().required(), company: companyRefSchema.required() }).nullable().defined(),
  created_by: string().nullable().defined(),
  created_at: string().required(),
  /** Whether the caller may withdraw it now. */
  can_withdraw: boolean().required(),
})

export const couponPage = pageOf(couponSchema)

export const couponListQuery = object({
  ...pageQuery,
  /** Part of the code or of the company's name. */
  search: string().trim().max(80),
  status: string().oneOf(COUPON_STATUSES),
  /** Only those of this company, without the ones for any company. */
  company: id(),
  ordering: string().oneOf(COUPON_ORDERINGS).default('-created_at'),
})

/** The same filters and order for the whole list as a file. */
export const couponCsvQuery = couponListQuery.omit(['page', 'page_size'])

export const couponParams = object({ id: id().required() })

const amount = () => string().matches(/^\d{1,10}\.\d{2}$/, 'Use um valor como 7.070,00')

export const newCouponBody = strictObject({
  /** The order's monthly fee before the coupon; a smaller order does not qualify. */
  order_value: amount().required(),
  /** The monthly fee with the coupon. */
  desired_value: amount()
    .required()
    .test('discount', 'O valor final precisa ser maior que zero e menor que o valor do pedido', (value, { parent }) => {
      const { order_value = '' } = parent as { order_value?: string }
      return discountOf({ order_value, desired_value: value }) !== null
    }),
  /** Generated when omitted. */
  discount_code: string().matches(CODE_PATTERN, {
    message: 'Use de 4 a 20 letras, números ou hífens',
    excludeEmptyString: true,
  }),
  company: number().integer().positive().nullable(),
  /** The last day on which it may be used. */
  expires_at: dayString().test(
    'not-past',
    'Escolha hoje ou um dia que ainda vem',
    (value) => !value || value >= toDay(new Date()),
  ),
})

export type Coupon = InferType<typeof couponSchema>
export type CouponListQuery = InferType<typeof couponListQuery>
export type CouponCsvQuery = InferType<typeof couponCsvQuery>
export type NewCoupon = InferType<typeof newCouponBody>
