import { formatDay, formatMoney } from '@/services/format/format.rules'

export type Coupon = {
  /** The monthly fee that the discount was calculated for. */
  orderValueCents: number
  companyId: number | null
  expiresAt: Date | null
  usedAt: Date | null
  withdrawnAt: Date | null
}

/** The use of the coupon; the fee is the monthly one before any discount. */
export type CouponPurpose = { companyId: number | null; fullFeeCents: number; now: Date }

export type CouponObjection = { code: 'coupon_not_valid' | 'coupon_used'; sentence: string }

export const UNKNOWN_COUPON: CouponObjection = {
  code: 'coupon_not_valid',
  sentence: 'Não encontramos esse cupom. Confira o código.',
}

export const USED_COUPON: CouponObjection = { code: 'coupon_used', sentence: 'Esse cupom já foi usado.' }

export const WITHDRAWN_COUPON: CouponObjection = {
  code: 'coupon_not_valid',
  sentence: 'Esse cupom foi retirado. Peça outro ou siga sem cupom.',
}

/**
 * Why a coupon cannot be used, or null (docs/workflow.md, "Money": single use, optional company and expiry). Another
 * company's coupon is reported as unknown. The discount was calculated for an order value: a smaller cart does not
 * qualify.
 */
export function couponObjection(
  coupon: Coupon,
  { companyId, fullFeeCents, now }: CouponPurpose,
): CouponObjection | null {
  if (coupon.companyId !== null && coupon.companyId !== companyId) return UNKNOWN_COUPON
  if (coupon.usedAt) return USED_COUPON
  if (coupon.withdrawnAt) return WITHDRAWN_COUPON
  if (coupon.expiresAt && coupon.expiresAt <= now) {
    return { code: 'coupon_not_valid', sentence: `Esse cupom venceu em ${formatDay(coupon.expiresAt)}.` }
  }
  if (fullFeeCents < coupon.orderValueCents) {
    const least = formatMoney(coupon.orderValueCents)
    return { code: 'coupon_not_valid', sentence: `Esse cupom vale para mensalidades a partir de ${least}.` }
  }
  return null
}
