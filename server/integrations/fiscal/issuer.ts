import type { DocumentKind } from '@/services/billing/documents/document-words.rules'
import type { InvoiceCustomer } from '@/services/billing/invoices/invoice-states.rules'

export const ISSUER_NAMES = ['own', 'sandbox'] as const
export type IssuerName = (typeof ISSUER_NAMES)[number]

/** A fiscal document to be issued; amounts are decimal texts. */
export type FiscalDocument = {
  /** The same reference never makes a second document. */
  reference: string
  kind: DocumentKind
  /** Six digits. */
  invoiceNumber: string
  /** The first day of the month. */
  period: string
  issuedOn: string
  customer: InvoiceCustomer
  amount: string
  /** What is rented, as an NFS-e of a rental names it; empty for services. */
  goods: readonly { description: string; ncm: string | null; quantity: number }[]
  /** Our own PDF of the invoice. */
  print: () => Promise<Uint8Array<ArrayBuffer>>
}

export type FiscalAuthorization = {
  status: 'authorized'
  externalId: string
  number: string
  accessKey: string | null
  xml: Uint8Array | null
  pdf: Uint8Array
  at: Date
}

export type FiscalAnswer =
  | { status: 'pending'; externalId: string }
  | FiscalAuthorization
  | { status: 'rejected'; externalId: string | null; message: string }

/** Who issues fiscal documents. Every failure of theirs is a `FiscalFailure`. */
export type FiscalIssuer = {
  name: IssuerName
  /** Asks for a document. Safe to repeat with the same reference. */
  request: (document: FiscalDocument) => Promise<FiscalAnswer>
  /** What has become of one that was asked for. */
  read: (externalId: string, document: FiscalDocument) => Promise<FiscalAnswer>
  /** Cancels an authorized one. Safe to repeat. */
  cancel: (externalId: string, reason: string) => Promise<void>
}

/** Why a call to the issuer failed. */
export class FiscalFailure extends Error {
  constructor(
    readonly code: 'refused' | 'not_found' | 'unavailable',
    /** The issuer's message, for staff. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`)
    this.name = 'FiscalFailure'
  }

  /** True when a retry may succeed. */
  get isPassing(): boolean {
    return this.code === 'unavailable'
  }
}
