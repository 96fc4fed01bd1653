import type { Dashboard } from '@/services/dashboard/dashboard.schema'

const MONTHS = ['2026-09', '2026-10', '2026-11'] as const

const series = <Value>(values: readonly Value[]) => MONTHS.map((month, at) => ({ month, value: values[at] as Value }))

const inTime = (due: number, in_time: number, percent: number | null) => ({ due, in_time, percent })

/** The dashboard of picture 50, of three months. */
export const wireDashboard = (overrides: Partial<Dashboard> = {}): Dashboard => ({
  period: { from: '2026-09', to: '2026-11' },
  sellers: [{ id: 4, first_name: 'Ana Vendas' }],
  contracted_fee: { value: '418260.00', change: 4.2, series: series(['390000.00', '401400.00', '418260.00']) },
  running_fee: { value: '400000.00', change: 0, series: series(['380000.00', '400000.00', '400000.00']) },
  before_delivery: { value: 50, late: 2, series: series([41, 52, 50]) },
  delivery_days: { mean: 11.4, median: 11, orders: 3, change: -1.3, series: series([null, 12.7, 11.4]) },
  occupancy: { out: 500, owned: 602, percent: 83.1, series: series([78, 80.5, 82]) },
  rented_by_month: MONTHS.map((month, at) => ({
    month,
    types: [
      { name: 'notebooks', units: 300 + at * 15 },
      { name: 'monitores', units: 100 + at },
      { name: 'outros', units: 60 },
    ],
  })),
  stages: [
    { stage_name: 'PROPOSAL_AGREEMENT', orders: 12, late: 0, mean_days: 2.1 },
    { stage_name: 'CREDIT_ANALYSIS', orders: 6, late: 1, mean_days: null },
  ],
  movement: [
    {
      ...{ month: '2026-11', begin: '400000.00', new: '12000.00', expansion: '0.00', contraction: '0.00' },
      ...{ ended: '12000.00', end: '400000.00', churn: 3 },
    },
  ],
  stock: [
    { product: { id: 1, name: 'Vertex 14' }, units: 182, rented: 151, reserved: 9, available: 22, percent: 83 },
    { product: { id: 5, name: 'Prisma L300' }, units: 38, rented: 36, reserved: 2, available: 0, percent: 94.7 },
  ],
  urgent: {
    count: 7,
    orders: [
      {
        order_mask_id: '000009',
        company: { id: 3, corporate_name: 'Usina Santa Aurora' },
        stage_name: 'PACKAGING',
        what: 'Volumes para separar',
        days_late: 6,
        group: 'OPERAÇÃO',
      },
      {
        order_mask_id: '000044',
        company: { id: 7, corporate_name: 'Atlântica Logística' },
        stage_name: 'DOC_ANALYSIS',
        what: 'Documentos para analisar',
        days_late: 0,
        group: 'JURÍDICO',
      },
    ],
  },
  receivables: {
    total: '121640.00',
    late: '9214.00',
    ages: [
      { age: 'not_due', amount: '112426.00', invoices: 31 },
      { age: 'days_1_15', amount: '5714.00', invoices: 3 },
      { age: 'days_16_30', amount: '2420.00', invoices: 1 },
      { age: 'days_31_60', amount: '1080.00', invoices: 1 },
      { age: 'days_over_60', amount: '0.00', invoices: 0 },
    ],
  },
  tickets: {
    first_response: inTime(49, 47, 95.9),
    resolution: inTime(3, 2, null),
    rating: { mean: 4.58, answers: 31 },
    exchanges: { count: 7, percent: 1.4 },
  },
  nps: { score: null, answers: 4 },
  computed_at: '2026-11-24T12:10:00.000Z',
  is_running: true,
  ...overrides,
})
