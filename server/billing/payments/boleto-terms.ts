import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import { boletoObjection, type BoletoTerms } from '@/services/billing/payments/boleto.rules'
import { currentDay } from '@/services/format/format.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { type PaymentRow, balanceOf } from './pix-of-invoice'

/** What the boleto of an invoice has to say: what is left without charges, which the bank adds, and the due day. */
export const boletoTerms = (invoice: InvoiceRow, rows: readonly PaymentRow[]): BoletoTerms => ({
  amount: balanceOf(invoice, rows, currentDay()).open,
  dueOn: invoice.currentDueOn,
})

/** Whether the line that an invoice has can still be paid: it is open, and amount and due day are those of now. */
export const hasFittingBoleto = (invoice: InvoiceRow, rows: readonly PaymentRow[]): boolean =>
  isPayable(invoice) &&
  invoice.digitableLine !== null &&
  boletoObjection(invoice.digitableLine, boletoTerms(invoice, rows)) === undefined
