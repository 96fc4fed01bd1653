import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import type {
  Invoice,
  InvoiceLine,
  InvoiceMeasurement,
  InvoiceSummary,
  InvoiceCounts,
} from '@/services/billing/invoices/invoices.schema'
import type { Payment, PaymentOptions } from '@/services/billing/payments/payments.schema'

const company = { id: 7, corporate_name: 'Horizonte Engenharia', cnpj: '11222333000181' }

/** The invoice of November 2026, issued on 01/12, due on Saturday 05/12: payable until Monday 07/12. */
const FACTS = {
  id: 231,
  number: '000231',
  company,
  kind: 'MONTHLY',
  period: '2026-11',
  status: 'ISSUED',
  issued_on: '2026-12-01',
  due_on: '2026-12-05',
  extended_to: null,
  payable_on: '2026-12-07',
  overdue: false,
  days_late: 0,
  partially_paid: false,
  disputed: false,
  orders_count: 2,
  units_count: 47,
  rental_total: '6760.80',
  service_total: '62.40',
  adjustments_total: '-40.00',
  total: '6783.20',
  paid_total: '0.00',
  objections: [],
  version: 3,
} as const satisfies Omit<InvoiceSummary, 'remark'>

export const wireInvoiceSummary = (overrides: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  ...FACTS,
  remark: null,
  ...overrides,
})

/** 35 notebooks of order 000098 for the whole month. */
export const wireInvoiceLine = (overrides: Partial<InvoiceLine> = {}): InvoiceLine => ({
  id: 1,
  order: { order_mask_id: '000098', company_id: 7 },
  tax_kind: 'RENTAL',
  kind: 'MEASURED',
  period: '2026-11',
  label: 'Vertex 14',
  detail: 'mês inteiro',
  quantity: 35,
  unit_amount: '174.00',
  amount: '6090.00',
  reason: null,
  measurements: 35,
  ...overrides,
})

/** The lines of the invoice: a whole month with a coupon, and 13 days with a service package. */
export const wireInvoiceLines = (): InvoiceLine[] => {
  const late = { order: { order_mask_id: '000117', company_id: 7 }, detail: '13 de 30 dias', quantity: 12 }
  return [
    wireInvoiceLine(),
    wireInvoiceLine({
      ...{ id: 2, kind: 'COUPON', label: 'Cupom OBRA40', detail: null, measurements: 0 },
      ...{ quantity: 1, unit_amount: '-40.00', amount: '-40.00' },
    }),
    wireInvoiceLine({ ...late, id: 3, unit_amount: '55.90', amount: '670.80', measurements: 12 }),
    wireInvoiceLine({
      ...{ ...late, id: 4, tax_kind: 'SERVICE', label: 'Pacote Essencial' },
      ...{ unit_amount: '5.20', amount: '62.40', measurements: 12 },
    }),
  ]
}

export const wireInvoiceDocument = (overrides: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  id: 90,
  kind: 'FATURA_LOCACAO',
  status: 'AUTHORIZED',
  awaits_issuer: false,
  amount: '6720.80',
  number: '000231',
  access_key: null,
  has_pdf: true,
  has_xml: false,
  message: null,
  authorized_at: '2026-12-01T12:05:00.000Z',
  ...overrides,
})

/** The same invoice with all of its facts, as the customer reads it. */
export const wireInvoice = (overrides: Partial<Invoice> = {}): Invoice => ({
  ...FACTS,
  customer: { corporate_name: company.corporate_name, trade_name: 'Horizonte', cnpj: company.cnpj, uf: 'SP' },
  lines: wireInvoiceLines(),
  note: null,
  measured_at: '2026-12-01T03:30:00.000Z',
  frozen_at: null,
  edited_by: null,
  next_number: null,
  open_total: '6783.20',
  dispute: null,
  events: [],
  refers_to: null,
  credit_notes: [],
  documents: [
    wireInvoiceDocument(),
    wireInvoiceDocument({ id: 91, kind: 'NFSE_SERVICO', amount: '62.40', number: '4812', has_xml: true }),
  ],
  payments: [],
  pdf_size: 182_400,
  allowed_actions: ['dispute'],
  ...overrides,
})

/** Paid by Pix on 04/12, in time. */
export const wirePayment = (overrides: Partial<Payment> = {}): Payment => ({
  id: 5,
  amount: '6783.20',
  paid_on: '2026-12-04',
  method: 'PIX',
  source: 'provider',
  external_id: 'E123',
  is_credit_note: false,
  recorded_by: null,
  recorded_at: '2026-12-04T17:22:00.000Z',
  reversed_at: null,
  reason: null,
  ...overrides,
})

/** How the invoice is paid before it is late. */
export const wirePaymentOptions = (overrides: Partial<PaymentOptions> = {}): PaymentOptions => ({
  total_today: '6783.20',
  open_total: '6783.20',
  late: { fine: '0.00', interest: '0.00', days: 0 },
  pix: {
    payload: '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406900.005802BR6304554E',
    qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h4v4H0z"/></svg>',
  },
  digitable_line: '23791.23405 50000.000013 23000.123408 6 16560000678320',
  disputed: false,
  ...overrides,
})

/** One of the units behind the 13 days of order 000117. */
export const wireInvoiceMeasurement = (overrides: Partial<InvoiceMeasurement> = {}): InvoiceMeasurement => ({
  id: 700,
  unit: { id: 387, serial: 'VX14-2411-0387', product: 'Vertex 14' },
  started_on: '2026-11-18',
  ended_on: null,
  days: 13,
  divisor: 30,
  fee: '129.00',
  amount: '55.90',
  notes: [],
  ...overrides,
})

export const wireInvoiceCounts = (overrides: Partial<InvoiceCounts> = {}): InvoiceCounts => ({
  drafts: { count: 0, total: '0.00' },
  open: { count: 1, total: '6783.20' },
  overdue: { count: 1, total: '900.00' },
  paid: { count: 4, total: '24000.00' },
  all: { count: 7, total: '32000.00' },
  ...overrides,
})
