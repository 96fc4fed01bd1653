import type { Coupon } from '@/services/coupons/coupons.schema'

export const wireCoupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  id: 3,
  discount_code: 'HORIZONTE24',
  order_value: '7070.00',
  desired_value: '6900.00',
  discount: '170.00',
  company: { id: 1, corporate_name: 'Horizonte Engenharia S.A.' },
  expires_at: '2027-05-22T02:59:59.999Z',
  status: 'open',
  used: false,
  used_at: null,
  used_by: null,
  order: null,
  created_by: 'Vitor',
  created_at: '2026-10-21T14:15:00.000Z',
  can_withdraw: true,
  ...overrides,
})
