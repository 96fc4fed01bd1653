import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { InvoiceAction } from '@/services/billing/invoices/invoice-actions.rules'
import { type InvoiceStatus, isPayable } from '@/services/billing/invoices/invoice-states.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { changeInvoice, type InvoiceEvent, requireAction } from '../invoices/change-invoice'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'
import { announcePaid } from '../reminders/invoice-notices'
import { creditOverpaid } from './overpaid-credit'
import { listPaymentRows } from './payments.repository'

/**
 * What follows from the payments of an invoice whose lock the caller holds: what was paid, whether it is paid, and what the
 * company paid too much, as its credit.
 * @param paymentId the payment that was recorded or reversed
 */
export async function applyPayments(
  tx: Tx,
  author: Author,
  invoice: InvoiceRow,
  { paymentId, ...event }: InvoiceEvent & { paymentId: number },
): Promise<InvoiceRow> {
  const rows = await listPaymentRows(tx, [invoice.id])
  const paid = rows.reduce((sum, { amount, reversedAt }) => (reversedAt === null ? sum + toCents(amount) : sum), 0)
  await creditOverpaid(tx, author, invoice, { rows, paymentId })
  const status = statusAfter(invoice, paid >= toCents(invoice.total))
  const settled = await changeInvoice(tx, author, invoice, { ...event, set: { paidTotal: toDecimal(paid), status } })
  if (status === 'PAID' && invoice.status !== 'PAID') await announcePaid(tx, settled)
  return settled
}

function statusAfter(invoice: InvoiceRow, isCovered: boolean): InvoiceStatus {
  if (isCovered && isPayable(invoice)) return 'PAID'
  return !isCovered && invoice.status === 'PAID' ? 'ISSUED' : invoice.status
}

/** Refuses 409 for what the state of an invoice does not allow of its payment, in words of its own. */
export const requirePaymentAction = (actor: Actor, invoice: InvoiceRow, action: InvoiceAction): void =>
  requireAction(actor, invoice, action, invoice.kind === 'CREDIT' ? CREDIT_NOTE : REFUSED[invoice.status])

const CREDIT_NOTE = 'Uma nota de crédito não recebe pagamentos.'

const REFUSED: Record<InvoiceStatus, string> = {
  DRAFT: 'A fatura ainda não foi emitida.',
  ISSUED: 'A fatura não tem pagamento para estornar.',
  PAID: 'A fatura já foi paga.',
  CANCELED: 'A fatura foi cancelada.',
  UNCOLLECTIBLE: 'A fatura não tem pagamento para estornar.',
}
