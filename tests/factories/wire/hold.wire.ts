import type { StockAlert } from '@/services/stock/alerts/alerts.schema'
import { CALENDAR_DAYS, forecastAvailability } from '@/services/stock/holds/hold-calendar.rules'
import { consecutiveDays } from '@/services/stock/holds/hold-month.rules'
import type { Hold, HoldMonth, ProductCalendar } from '@/services/stock/holds/holds.schema'

export const wireHold = (overrides: Partial<Hold> = {}): Hold => ({
  id: 12,
  product: { id: 2, name: 'Vertex 14 Pro' },
  quantity: 18,
  order: {
    order_mask_id: '000131',
    stage_name: 'PROPOSAL_AGREEMENT',
    company: { id: 1, corporate_name: 'Horizonte Engenharia S.A.' },
  },
  created_at: '2026-11-20T14:15:00.000Z',
  expires_at: '2026-11-28T02:59:59.999Z',
  ...overrides,
})

export function wireProductCalendar(overrides: Partial<ProductCalendar> = {}): ProductCalendar {
  const facts = {
    onShelf: 20,
    holds: [{ until: '2026-11-27', quantity: 18 }],
    returns: [{ day: '2026-12-02', quantity: 4 }],
  }
  return {
    product: { id: 2, name: 'Vertex 14 Pro' },
    on_shelf: 20,
    promised: 18,
    overdue: 0,
    days: forecastAvailability(facts, consecutiveDays('2026-11-21', CALENDAR_DAYS)),
    ...overrides,
  }
}

/** December, in which 18 reserved units become free and 4 rented ones come back. */
export function wireHoldMonth(overrides: Partial<HoldMonth> = {}): HoldMonth {
  const product = { id: 2, name: 'Vertex 14 Pro' }
  return {
    month: '2026-12',
    today: '2026-11-21',
    days: [
      { day: '2026-12-02', ending: [], returning: [{ product, quantity: 4 }] },
      { day: '2026-12-09', ending: [{ product, quantity: 18 }], returning: [] },
    ],
    overdue: 0,
    products: [product],
    ...overrides,
  }
}

export const wireStockAlert = (overrides: Partial<StockAlert> = {}): StockAlert => ({
  id: 1,
  product: { id: 3, name: 'Vertex 15 Projeto' },
  quantity: 6,
  company: { id: 1, corporate_name: 'Horizonte Engenharia' },
  name: 'Marina',
  created_at: '2026-11-20T12:00:00.000Z',
  available_from: '2026-12-03',
  ...overrides,
})
