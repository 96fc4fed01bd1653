import { isPayable, type InvoiceKind, type InvoiceStatus } from '@/services/billing/invoices/invoice-states.rules'
import { monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import type { HomeInvoice } from './home-indicators.schema'

type InvoiceFacts = {
  kind: InvoiceKind
  status: InvoiceStatus
  /** The last day without charges, `YYYY-MM-DD`. */
  payableOn: string
  disputed: boolean
}

/**
 * How an issued invoice stands for its customer on a day: a disputed one is late on no day, and one that staff gave up is
 * still to be paid. Late is what is late in the list of invoices: after the last day without charges, not the due day.
 */
export function homeInvoiceStatus(invoice: InvoiceFacts, today: string): HomeInvoice['status'] {
  if (!isPayable(invoice)) return 'PAID'
  if (invoice.disputed) return 'DISPUTED'
  return invoice.payableOn < today ? 'LATE' : 'OPEN'
}

/**
 * The day on which a company may expect its first invoice: months are billed once they are over, hence the first day of the
 * next one. Null while it holds no unit, since nothing is measured, and once a month was drafted.
 * @param today `YYYY-MM-DD`
 */
export const firstInvoiceDay = (today: string, { units, isDrafted }: { units: number; isDrafted: boolean }) =>
  units === 0 || isDrafted ? null : `${shiftMonth(monthOf(today), 1)}-01`
