import { formatInvoiceNumber, type InvoiceKind, numberedName } from '@/services/billing/invoices/invoice-states.rules'
import { DOCUMENT_KIND_LABEL, type DocumentKind } from './document-words.rules'

type Named = {
  kind: InvoiceKind
  /** As stored or as written in six digits; null in a draft. */
  number: number | string | null
}

const nameOf = ({ kind, number }: Named): string =>
  numberedName({ kind, number: number === null ? 'em rascunho' : formatInvoiceNumber(Number(number)) })

/** The file name of an invoice's PDF: `Fatura 000231.pdf`, `Fatura 000231, segunda via.pdf`. */
export const invoiceFileName = (invoice: Named, { isSecondCopy = false } = {}): string =>
  `${nameOf(invoice)}${isSecondCopy ? ', segunda via' : ''}.pdf`

/** The file name of a fiscal document: `NFS-e de locação 4711, fatura 000231.xml`. */
export const documentFileName = (
  invoice: Named,
  { kind, number }: { kind: DocumentKind; number: string | null },
  ending: 'pdf' | 'xml',
): string => {
  // Numbers of portals may have slashes.
  const own = number === null ? '' : ` ${number.replace(/[^\p{L}\d.-]/gu, '-')}`
  return `${DOCUMENT_KIND_LABEL[kind]}${own}, ${nameOf(invoice).toLowerCase()}.${ending}`
}
