import type { CreditQuery, CreditReport, OrderCredit } from '@/services/credit/credit.schema'
import { NEGATIVE_KINDS } from '@/services/credit/negative-entries.rules'

export const wireReport = (overrides: Partial<CreditReport> = {}): CreditReport => ({
  name: 'Horizonte Engenharia S.A.',
  registration_status: 'ATIVA',
  founded_on: '2004-03-12',
  score: 712,
  default_rate: 8.29,
  message: 'CALCULADO',
  risk_class: 'low',
  risk_table: '2026-1',
  monthly_limit: '60000.00',
  negative_entries: NEGATIVE_KINDS.map((kind) => ({ kind, count: 0, balance: '0.00', items: [] })),
  partners: [
    { name: 'Marina Duarte', document: '***.982.247-**', participation: 60, since: '2004-03-12', has_negative: false },
    { name: 'Otávio Rocha', document: null, participation: 40, since: null, has_negative: null },
  ],
  inquiries: 3,
  ...overrides,
})

export const wireCreditQuery = (overrides: Partial<CreditQuery> = {}): CreditQuery => ({
  id: 7,
  document_type: 'cnpj',
  document: '11222333000181',
  name: 'Horizonte Engenharia S.A.',
  company: { id: 1, corporate_name: 'Horizonte Engenharia S.A.' },
  status: 'DONE',
  purpose: 'order',
  note: null,
  order: { order_mask_id: '000128', company_id: 1 },
  requested_by: 'Fernanda',
  requested_at: '2026-11-20T14:02:00.000Z',
  expected_at: '2026-11-20T14:03:00.000Z',
  finished_at: '2026-11-20T14:03:04.000Z',
  valid_until: '2026-12-20T14:03:04.000Z',
  is_valid: true,
  failure: null,
  score: 712,
  risk_class: 'low',
  is_sandbox: false,
  report: wireReport(),
  ...overrides,
})

export const wireOrderCredit = (overrides: Partial<OrderCredit> = {}): OrderCredit => ({
  result: wireCreditQuery(),
  attempt: null,
  exposure: {
    limit: '60000.00',
    committed: '23100.00',
    committed_orders: 3,
    awaiting: '1200.00',
    awaiting_orders: 1,
    order: '6900.00',
    total: '30000.00',
    remaining: '30000.00',
    verdict: 'fits',
  },
  ...overrides,
})
