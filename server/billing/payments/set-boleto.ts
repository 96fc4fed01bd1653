import { transaction } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { boletoObjection, lineDigits } from '@/services/billing/payments/boleto.rules'
import { withdrawBoleto } from './boleto-jobs'
import { boletoTerms } from './boleto-terms'
import { changeInvoice } from '../invoices/change-invoice'
import { lockInvoice } from '../invoices/invoices.repository'
import { requirePaymentAction } from './apply-payments'
import { listPaymentRows } from './payments.repository'

/**
 * Types the line of a boleto that staff made at their bank, or takes it away (`null`). One that the provider had registered is
 * cancelled there.
 * Refuses 404; 400 `digitable_line` for a line that is no boleto of what is left of this invoice and its due day; 409 for an
 * invoice that is not open.
 */
export function setBoleto(actor: Actor, invoiceId: number, line: string | null): Promise<void> {
  return transaction(async (tx) => {
    const invoice = orNotFound(await lockInvoice(tx, invoiceId))
    requirePaymentAction(actor, invoice, 'set_boleto')
    const terms = boletoTerms(invoice, await listPaymentRows(tx, [invoiceId]))
    const objection = line === null ? undefined : boletoObjection(line, terms)
    if (objection) throw refuseField('digitable_line', objection)
    const digitableLine = line === null ? null : lineDigits(line)
    if (digitableLine === invoice.digitableLine) return
    if (invoice.boletoId !== null) await withdrawBoleto(tx, invoice.boletoId)
    await changeInvoice(tx, actor, invoice, {
      action: 'boleto_set',
      before: { digitable_line: invoice.digitableLine },
      after: { digitable_line: digitableLine },
      set: { digitableLine, boletoId: null },
    })
  })
}
