import type { Report } from '@/services/reports/reports.schema'

/** What was billed by month and client, as the API answers it. */
export const wireReport = (overrides: Partial<Report> = {}): Report => ({
  key: 'billing',
  period: { from: '2025-12', to: '2026-11' },
  group: 'month_company',
  columns: [
    { key: 'month', label: 'Competência', unit: 'month' },
    { key: 'company', label: 'Cliente', unit: 'text' },
    { key: 'invoices', label: 'Faturas', unit: 'number' },
    { key: 'issued', label: 'Emitido', unit: 'money' },
    { key: 'paid', label: 'Pago', unit: 'money' },
    { key: 'credited', label: 'Abatido por crédito', unit: 'money' },
    { key: 'open', label: 'A vencer', unit: 'money' },
    { key: 'late', label: 'Vencido', unit: 'money' },
    { key: 'uncollectible', label: 'Incobrável', unit: 'money' },
  ],
  count: 2,
  too_many: false,
  rows: [
    {
      ...{ month: '2026-11', company: 'Atlântica Logística', company_id: 3, invoices: 2, issued: '1400.00' },
      ...{ paid: '250.10', credited: '100.00', open: '400.00', late: '649.90', uncollectible: '0.00' },
    },
    {
      ...{ month: '2026-10', company: 'Horizonte Engenharia', company_id: 7, invoices: 1, issued: '500.00' },
      ...{ paid: '500.00', credited: '0.00', open: '0.00', late: '0.00', uncollectible: '0.00' },
    },
  ],
  totals: {
    ...{ invoices: 3, issued: '1900.00', paid: '750.10', credited: '100.00', open: '400.00', late: '649.90' },
    ...{ uncollectible: '0.00' },
  },
  chart: { kind: 'stacked', x: 'month', series: ['paid', 'credited', 'open', 'late', 'uncollectible'] },
  ...overrides,
})
