import type { HomeIndicators } from '@/services/dashboard/home-indicators.schema'

/** The indicators of picture 11. */
export const wireHomeIndicators = (overrides: Partial<HomeIndicators> = {}): HomeIndicators => ({
  invoice: { period: '2026-11', total: '17538.00', due_on: '2026-12-05', payable_on: '2026-12-07', status: 'OPEN' },
  first_invoice_on: null,
  units: 112,
  addresses: 3,
  deliveries: { under_way: 2, next_on: '2026-11-25' },
  tickets: { open: 1, last_reply_at: '2026-11-23T11:00:00Z' },
  ...overrides,
})

/** Those of a company that has nothing yet. */
export const NO_INDICATORS: HomeIndicators = wireHomeIndicators({
  invoice: null,
  units: 0,
  addresses: 0,
  deliveries: { under_way: 0, next_on: null },
  tickets: { open: 0, last_reply_at: null },
})
