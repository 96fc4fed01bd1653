import type { Addendum, Renewal } from '@/services/orders/contract-end/contract-end.schema'

const terms = {
  duration_months: 24,
  begins_on: '2026-12-20',
  ends_on: '2028-12-20',
  monthly_fee_before: '5418.00',
  monthly_fee: '5671.56',
  readjustment: { index: 'IPCA', month: '2026-10-01', rate: '4.68' },
} as const

/** The preview of a renewal with a known index. */
export const wireRenewal = (overrides: Partial<Renewal> = {}): Renewal => ({
  ...terms,
  kept_because: null,
  ...overrides,
})

/** An open addendum. */
export const wireAddendum = (overrides: Partial<Addendum> = {}): Addendum => ({
  ...terms,
  id: 7,
  number: '2026-0128-A1',
  status: 'open',
  message: null,
  created_at: '2026-11-20T13:00:00.000Z',
  decided_at: null,
  ...overrides,
})
