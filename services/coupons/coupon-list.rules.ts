/** How a coupon stands: it may be used, was used by an order, its time is over, or staff took it back. */
export const COUPON_STATUSES = ['open', 'used', 'expired', 'withdrawn'] as const

export type CouponStatus = (typeof COUPON_STATUSES)[number]

type Dates = { usedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date | null }

/** What was used stays used, whatever came after. */
export function couponStatus({ usedAt, withdrawnAt, expiresAt }: Dates, now: Date): CouponStatus {
  if (usedAt) return 'used'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt && expiresAt <= now ? 'expired' : 'open'
}

export const COUPON_STATUS_LABEL = {
  open: 'Disponível',
  used: 'Usado',
  expired: 'Vencido',
  withdrawn: 'Retirado',
} as const satisfies Record<CouponStatus, string>

export const COUPON_STATUS_TONE = {
  open: 'ok',
  used: 'brand',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<CouponStatus, string>

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
