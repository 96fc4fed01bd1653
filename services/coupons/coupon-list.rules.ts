/** The status of a coupon: open, used by an order, expired, or withdrawn by staff. */
export const COUPON_STATUSES = ['open', 'used', 'expired', 'withdrawn'] as const

export type CouponStatus = (typeof COUPON_STATUSES)[number]

type Dates = { usedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date | null }

/** A used coupon stays used, whatever happens later. */
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

export const COUPON_ORDERINGS = [
  'created_at',
  '-created_at',
  'expires_at',
  '-expires_at',
  'discount',
  '-discount',
] as const

export type CouponOrdering = (typeof COUPON_ORDERINGS)[number]
