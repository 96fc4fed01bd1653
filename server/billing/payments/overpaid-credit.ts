import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { currentDay } from '@/services/format/format.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { creditOverpaidOn, insertCredit } from '../invoices/company-credits.repository'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { sumChargesElsewhere } from './charges-elsewhere.repository'
import { balanceOf, type PaymentRow } from './pix-of-invoice'

type Paid = { rows: readonly PaymentRow[]; paymentId: number | null }

/**
 * Gives a company as credit what it has paid above an invoice and above those of its charges that no other invoice bills; or
 * takes back what is too much of it. The caller holds the invoice's lock.
 * @param paymentId the payment that was recorded or reversed, where it follows from one
 * @returns the change in integer cents
 */
export async function creditOverpaid(
  tx: Tx,
  author: Author,
  invoice: InvoiceRow,
  { rows, paymentId }: Paid,
): Promise<number> {
  const billed = await sumChargesElsewhere(tx, invoice)
  const { overpaid } = balanceOf(invoice, rows, currentDay(), billed)
  const change = overpaid - (await creditOverpaidOn(tx, invoice.id))
  if (change !== 0)
    await insertCredit(tx, {
      companyId: invoice.companyId,
      amount: toDecimal(change),
      cause: change > 0 ? 'OVERPAYMENT' : 'REVERSED',
      invoiceId: invoice.id,
      paymentId,
      createdBy: author.id,
    })
  return change
}
