import type { InvoiceKind, TaxKind } from '@/services/billing/invoices/invoice-states.rules'
import { isDay } from '@/services/format/day.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { DocumentKind } from './document-words.rules'

/** The kinds that document a rental; which one is a matter of the day, and of an accountant (docs/brazil.md). */
export const RENTAL_DOCUMENTS = ['FATURA_LOCACAO', 'NFSE_NACIONAL'] as const satisfies readonly DocumentKind[]
export type RentalDocument = (typeof RENTAL_DOCUMENTS)[number]

export type DocumentPolicy = {
  /** What documents a rental until the day from which NFS-e are issued. */
  rentalDocument: RentalDocument
  /** The first day on which a rental is documented by an NFS-e, `YYYY-MM-DD`; null for never. */
  rentalNfseFrom: string | null
}

/** Whether a text may be the first day of NFS-e: a day of the calendar, `2027-01-01`. The settings know rules only. */
export const isNfseDay = (text: string): boolean => isDay(text)

/** A document that an invoice needs, and the amount that it states, decimal text. */
export type NeededDocument = { kind: DocumentKind; amount: string }

type BilledLine = { taxKind: TaxKind; amount: string }
type Documented = { kind: InvoiceKind; lines: readonly BilledLine[] }

/** Whether a document is one of the two of a rental; an invoice has one of them. */
export const isRentalDocument = (kind: DocumentKind): kind is RentalDocument =>
  RENTAL_DOCUMENTS.some((one) => one === kind)

/** What a document of this kind is over, in integer cents. */
export function billedOf(kind: DocumentKind, lines: readonly BilledLine[]): number {
  const documented: TaxKind = isRentalDocument(kind) ? 'RENTAL' : 'SERVICE'
  return lines.reduce((cents, { taxKind, amount }) => (taxKind === documented ? cents + toCents(amount) : cents), 0)
}

/** What documents a rental that is invoiced on a day. */
export const rentalDocumentOn = (day: string, { rentalDocument, rentalNfseFrom }: DocumentPolicy): RentalDocument =>
  rentalNfseFrom !== null && day >= rentalNfseFrom ? 'NFSE_NACIONAL' : rentalDocument

/**
 * The fiscal documents of an invoice: one for what is rental and one for what is service, each over the sum of its lines
 * and only where that is more than zero. Rental and service stay apart because the latter alone has ISS.
 * @param day on which the invoice is issued, `YYYY-MM-DD`
 * @returns none for a credit note, which changes what was documented before
 */
export function neededDocuments({ kind, lines }: Documented, day: string, policy: DocumentPolicy): NeededDocument[] {
  if (kind === 'CREDIT') return []
  return [rentalDocumentOn(day, policy), 'NFSE_SERVICO' as const].flatMap((needed) => {
    const cents = billedOf(needed, lines)
    return cents > 0 ? [{ kind: needed, amount: toDecimal(cents) }] : []
  })
}
