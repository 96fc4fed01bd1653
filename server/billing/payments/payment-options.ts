import { renderSVG } from 'uqr'
import { db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import { formatLine } from '@/services/billing/payments/boleto.rules'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { currentDay } from '@/services/format/format.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { findVisibleInvoice } from '../invoices/visible-invoices.repository'
import { sumChargesElsewhere } from './charges-elsewhere.repository'
import { hasFittingBoleto } from './boleto-terms'
import { listPaymentRows } from './payments.repository'
import { pixOfInvoice, balanceOf } from './pix-of-invoice'

/**
 * How an invoice is paid today: what is left, the charges, the Pix code and the line of its boleto, which is left out when it no
 * longer says what is left.
 * Refuses 404 for one that the actor may not see, drafts among them for customers, and 409 for a draft.
 */
export async function getPaymentOptions(actor: Actor, id: number): Promise<PaymentOptions> {
  const invoice = await findVisibleInvoice(db(), actor, id)
  if (invoice.status === 'DRAFT') throw new Refusal('conflict', { errors: ['A fatura ainda não foi emitida.'] })
  const rows = await listPaymentRows(db(), [id])
  const balance = balanceOf(invoice, rows, currentDay(), await sumChargesElsewhere(db(), invoice))
  const payload = pixOfInvoice(invoice, balance)
  const { open, toPay, fine, interest, days } = balance
  return {
    // Charges of one that was paid late come with the next invoice.
    total_today: toDecimal(isPayable(invoice) ? toPay : 0),
    open_total: toDecimal(open),
    late: { fine: toDecimal(fine), interest: toDecimal(interest), days },
    pix: payload === null ? null : { payload, qr_svg: qrOf(payload) },
    digitable_line:
      invoice.digitableLine !== null && hasFittingBoleto(invoice, rows) ? formatLine(invoice.digitableLine) : null,
    disputed: invoice.disputedAt !== null,
  }
}

/** With the quiet margin that readers need. */
const qrOf = (payload: string): string => renderSVG(payload, { ecc: 'M', border: 4 })
