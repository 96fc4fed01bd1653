import type { NewCreditQuery } from './credit.schema'
import { formatDocument, type CreditDocument, type DocumentKind } from './credit-document.rules'
import type { Purpose } from './credit-query.rules'

/** The values of a query's form: the document with its mask, no purpose chosen initially. */
export type CreditForm = {
  kind: DocumentKind
  document: string
  purpose: Purpose | ''
  note: string
  /** Pay for a new result although an earlier one is still reusable. */
  isNew: boolean
}

/** An empty form, or one with the document of an earlier query. */
export const toCreditForm = (about?: CreditDocument): CreditForm => ({
  kind: about?.kind ?? 'cnpj',
  document: about ? formatDocument(about) : '',
  purpose: '',
  note: '',
  isNew: about !== undefined,
})

/** The request body; not validated yet. */
export const toNewCreditQuery = ({ document, purpose, note, isNew }: CreditForm): NewCreditQuery => ({
  document: document.trim(),
  purpose: purpose as Purpose,
  ...(note.trim() && { note: note.trim() }),
  ...(isNew && { new_query: true }),
})
