import { db } from '@/server/db/client'
import type { FiscalDocument } from '@/server/integrations/fiscal/issuer'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import { must } from '@/services/invariant/must.rules'
import { findInvoice } from '../invoices/invoices.repository'
import { type DocumentRow, listGoods } from './invoice-documents.repository'
import { storeInvoicePdf } from './invoice-pdf-store'

/** A document as its issuer is asked for it, from the invoice as it was issued. */
export async function toFiscalDocument({ id, invoiceId, kind, amount }: DocumentRow): Promise<FiscalDocument> {
  const invoice = must(await findInvoice(db(), invoiceId), 'invoice of a document')
  const number = formatInvoiceNumber(must(invoice.number, 'number of an issued invoice'))
  return {
    // A document that is asked for again after it was rejected is another row.
    reference: `${must(invoice.series, 'series')}-${number}-${kind}-${String(id)}`,
    kind,
    amount,
    invoiceNumber: number,
    period: invoice.period,
    issuedOn: must(invoice.issuedOn, 'day of issue'),
    customer: must(invoice.customer, 'customer of an issued invoice'),
    goods: kind === 'NFSE_NACIONAL' ? await listGoods(db(), invoiceId) : [],
    print: () => storeInvoicePdf(invoice),
  }
}
