import type { CouponStatus } from './coupon-status.rules'

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
