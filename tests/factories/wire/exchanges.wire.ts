import type { Exchange, ExchangeChoices, ExchangePage } from '@/services/equipment/exchanges/exchanges.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { wirePlace } from './equipment.wire'
import { wirePage } from './page.wire'

const VERTEX = { id: 1, name: 'Vertex 14 Pro', image: 'laptop:cube:#3F3E4E' }

/** A requested exchange of a notebook with a worn battery. */
export const wireExchange = (overrides: Partial<Exchange> = {}): Exchange => ({
  id: 12,
  kind: 'exchange',
  status: 'REQUESTED',
  reason: 'A bateria dura 20 minutos.',
  decision: null,
  created_at: '2026-11-20T13:00:00.000Z',
  requested_by: { id: 3, first_name: 'Bruno Tavares' },
  due_at: '2026-11-25T21:00:00.000Z',
  decided_at: null,
  decided_by: null,
  order: { order_mask_id: '000128', stage_name: 'ONGOING' },
  company: { id: 1, corporate_name: 'Horizonte Engenharia', cnpj: '12345678000195' },
  address: wirePlace,
  user: null,
  unit: { id: 7, serial: 'VX14P-0007', label: null, status: 'PENDING_EXCHANGE', product: VERTEX },
  product: VERTEX,
  replacement: null,
  package_id: null,
  return_package_id: null,
  monthly_difference: '0.00',
  available: 8,
  allowed_actions: ['accept', 'refuse'],
  ...overrides,
})

export const wireExchangePage = (
  results: Exchange[],
  statuses: Partial<ExchangePage['statuses']> = {},
): ExchangePage => ({
  ...wirePage(results),
  statuses: { REQUESTED: results.length, ACCEPTED: 0, DELIVERED: 0, DONE: 0, REFUSED: 0, CANCELED: 0, ...statuses },
})

/** The exchange as the company of the unit sees it. */
export const wireUnitExchange = (
  overrides: Partial<NonNullable<Equipment['exchange']>> = {},
): NonNullable<Equipment['exchange']> => ({
  id: 12,
  kind: 'exchange',
  status: 'REQUESTED',
  product: { id: 1, name: 'Vertex 14 Pro' },
  reason: 'A bateria dura 20 minutos.',
  decision: null,
  monthly_difference: '0.00',
  due_at: '2026-11-25T21:00:00.000Z',
  replacement: null,
  return_by: null,
  ...overrides,
})

export const wireExchangeChoices = (overrides: Partial<ExchangeChoices> = {}): ExchangeChoices => ({
  choices: [
    { product: { id: 2, name: 'Vertex 16', image: 'laptop:cube' }, available: 8, monthly_difference: '50.00' },
    { product: { id: 3, name: 'Vertex 16 Max', image: 'laptop:code' }, available: 0, monthly_difference: '120.00' },
  ],
  due_at: null,
  objections: [],
  ...overrides,
})
