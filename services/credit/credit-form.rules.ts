import type { NewCreditQuery } from './credit.schema'
import { formatDocument, type CreditDocument, type DocumentKind } from './credit-document.rules'
import type { Purpose } from './credit-query.rules'

/** What the form of a query holds: the document with its mask, and nothing chosen at first. */
export type CreditForm = {
  kind: DocumentKind
  document: string
  purpose: Purpose | ''
  note: string
  /** Pay for a new result though one still serves. */
  isNew: boolean
}

/** Empty, or about somebody who is asked about again. */
export const toCreditForm = (about?: CreditDocument): CreditForm => ({
  kind: about?.kind ?? 'cnpj',
  document: about ? formatDocument(about) : '',
  purpose: '',
  note: '',
  isNew: about !== undefined,
})

/** Not validated yet. */
export const toNewCreditQuery = ({ document, purpose, note, isNew }: CreditForm): NewCreditQuery => ({
  document: document.trim(),
  purpose: purpose as Purpose,
  ...(note.trim() && { note: note.trim() }),
  ...(isNew && { new_query: true }),
})
