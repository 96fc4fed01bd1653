import { type CsvColumn, csvDecimal } from '@/services/format/csv.rules'
import { formatDay, formatMonth } from '@/services/format/format.rules'
import { INVOICE_KIND_LABEL, INVOICE_STATUS_LABEL } from './invoice-states.rules'
import type { InvoiceSummary } from './invoices.schema'

type Column = CsvColumn<InvoiceSummary>

const day = (title: string, of: (invoice: InvoiceSummary) => string | null): Column => ({
  title,
  value: (invoice) => {
    const value = of(invoice)
    return value === null ? null : formatDay(value)
  },
})

const money = (title: string, of: (invoice: InvoiceSummary) => string): Column => ({
  title,
  value: (invoice) => csvDecimal(of(invoice)),
})

const ABOUT: readonly Column[] = [
  { title: 'Fatura', value: ({ number }) => number },
  { title: 'Tipo', value: ({ kind }) => INVOICE_KIND_LABEL[kind] },
  { title: 'Competência', value: ({ period }) => formatMonth(`${period}-01`) },
]

const AMOUNTS: readonly Column[] = [
  day('Emissão', ({ issued_on }) => issued_on),
  day('Vencimento', ({ due_on }) => due_on),
  day('Prorrogada até', ({ extended_to }) => extended_to),
  { title: 'Dias de atraso', value: ({ overdue, days_late }) => (overdue ? days_late : null) },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: 'Unidades', value: ({ units_count }) => units_count },
  money('Locação (R$)', ({ rental_total }) => rental_total),
  money('Serviço (R$)', ({ service_total }) => service_total),
  money('Ajustes (R$)', ({ adjustments_total }) => adjustments_total),
  money('Total (R$)', ({ total }) => total),
  money('Pago (R$)', ({ paid_total }) => paid_total),
]

type States = { uncollectible: string; credited: string }

/** As the lists say it; a credit note is stored as paid, and called what it is. */
function state({ kind, status, overdue }: InvoiceSummary, { uncollectible, credited }: States): string {
  if (kind === 'CREDIT' && status === 'PAID') return credited
  if (status === 'UNCOLLECTIBLE') return uncollectible
  return overdue && status === 'ISSUED' ? 'Vencida' : INVOICE_STATUS_LABEL[status]
}

const FOR_CUSTOMER: States = { uncollectible: 'Em aberto', credited: 'Crédito' }
const FOR_STAFF: States = { uncollectible: INVOICE_STATUS_LABEL.UNCOLLECTIBLE, credited: 'Emitida' }

/** The columns of the customer's CSV file. */
export const CUSTOMER_INVOICE_COLUMNS: readonly Column[] = [
  ...ABOUT,
  { title: 'Situação', value: (invoice) => state(invoice, FOR_CUSTOMER) },
  ...AMOUNTS,
]

/** The columns of the staff's CSV file. */
export const STAFF_INVOICE_COLUMNS: readonly Column[] = [
  ...ABOUT,
  { title: 'Empresa', value: ({ company }) => company.corporate_name },
  { title: 'CNPJ', value: ({ company }) => company.cnpj },
  { title: 'Situação', value: (invoice) => state(invoice, FOR_STAFF) },
  ...AMOUNTS,
  { title: 'Contestada', value: ({ disputed }) => (disputed ? 'Sim' : 'Não') },
]
