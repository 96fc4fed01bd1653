import { couponStatus } from '@/services/coupons/coupon-list.rules'

const NOW = new Date('2026-11-23T12:00:00Z')
const before = new Date('2026-11-23T11:59:59Z')
const after = new Date('2026-11-23T12:00:01Z')
const unused = { usedAt: null, withdrawnAt: null, expiresAt: null }

describe('a coupon', () => {
  it.each([
    ['open', 'without an expiry', {}],
    ['open', 'before its expiry', { expiresAt: after }],
    ['expired', 'at its expiry', { expiresAt: NOW }],
    ['expired', 'after its expiry', { expiresAt: before }],
    ['withdrawn', 'once staff withdrew it, even after its expiry', { withdrawnAt: before, expiresAt: before }],
    ['used', 'whatever happened afterwards', { usedAt: before, withdrawnAt: before, expiresAt: before }],
  ])('is %s %s', (status, _, dates) => {
    expect(couponStatus({ ...unused, ...dates }, NOW)).toBe(status)
  })
})
