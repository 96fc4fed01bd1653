/** By what the coupons may be sorted. */
export const COUPON_ORDERINGS = [
  'created_at',
  '-created_at',
  'expires_at',
  '-expires_at',
  'discount',
  '-discount',
] as const

export type CouponOrdering = (typeof COUPON_ORDERINGS)[number]
