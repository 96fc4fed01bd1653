import { type Coupon, couponObjection, UNKNOWN_COUPON } from '@/services/coupons/coupon-objection.rules'

const NOW = new Date('2026-11-20T12:00:00Z')
const coupon: Coupon = { orderValueCents: 707_000, companyId: null, expiresAt: null, usedAt: null, withdrawnAt: null }
const purpose = { companyId: 7, fullFeeCents: 707_000, now: NOW }

describe('a coupon', () => {
  it('is valid for its company, or for any, until it expires', () => {
    expect(couponObjection(coupon, purpose)).toBeNull()
    expect(
      couponObjection({ ...coupon, companyId: 7, expiresAt: new Date('2026-11-20T12:00:01Z') }, purpose),
    ).toBeNull()
  })

  it('is unknown to another company, even when used or expired', () => {
    expect(couponObjection({ ...coupon, companyId: 8, usedAt: NOW, expiresAt: NOW }, purpose)).toBe(UNKNOWN_COUPON)
  })

  it('can be used once', () => {
    expect(couponObjection({ ...coupon, usedAt: NOW }, purpose)).toMatchObject({ code: 'coupon_used' })
  })

  it('is not valid once withdrawn', () => {
    expect(couponObjection({ ...coupon, withdrawnAt: NOW }, purpose)).toMatchObject({ code: 'coupon_not_valid' })
  })

  it('names the day on which it expired, in São Paulo time', () => {
    const objection = couponObjection({ ...coupon, expiresAt: new Date('2026-11-20T02:30:00Z') }, purpose)
    expect(objection).toEqual({ code: 'coupon_not_valid', sentence: 'Esse cupom venceu em 19/11/2026.' })
  })

  it('is not valid for a smaller fee than it was issued for', () => {
    const objection = couponObjection(coupon, { ...purpose, fullFeeCents: 706_999 })
    expect(objection?.code).toBe('coupon_not_valid')
    expect(objection?.sentence.replace(/\u00A0/g, ' ')).toBe(
      'Esse cupom vale para mensalidades a partir de R$ 7.070,00.',
    )
  })
})
