import { id } from '@/services/config/id.schema'
import {
  array,
  dayString,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { pageQuery } from '@/services/http/page.schema'
import { INVOICE_ORDERINGS } from '@/services/billing/orderings.rules'
import {
  INVOICE_KINDS,
  INVOICE_LINE_KINDS,
  INVOICE_NOTE_LENGTH,
  INVOICE_REASON_LENGTH,
  INVOICE_STATUSES,
  LINE_LABEL_LENGTH,
  MAX_ISSUED_AT_ONCE,
  TAX_KINDS,
  WRITTEN_LINE_KINDS,
} from './invoice-states.rules'
import { monthString } from './invoices.schema'

/** What the list is asked for, without page and default. */
export const invoiceFilters = {
  status: string().oneOf(INVOICE_STATUSES),
  kind: string().oneOf(INVOICE_KINDS),
  /** For staff; a customer reads the active company. */
  company_id: id(),
  order_mask_id: string().trim().max(20),
  period: monthString(),
  /** Open and after the last day without charges, or not. */
  overdue: string().oneOf(['true', 'false']),
  /** Number, name or CNPJ. */
  search: string().trim().max(80),
  ordering: string().oneOf(INVOICE_ORDERINGS),
}

const filters = { ...invoiceFilters, ordering: invoiceFilters.ordering.default('-due_on') }

export const invoiceListQuery = object({ ...pageQuery, ...filters })
export const invoiceCsvQuery = object(filters)
export const invoiceCountsQuery = object({ period: monthString() })
export const invoiceParams = object({ id: id().required() })
export const invoiceLineParams = object({ id: id().required(), lineId: id().required() })

const anId = () => number().integer().positive().required()
const reason = () =>
  string().trim().min(3, 'Conte o motivo em pelo menos 3 letras').max(INVOICE_REASON_LENGTH).required('Conte o motivo')
const label = () => string().trim().min(1).max(LINE_LABEL_LENGTH).required('Diga o que é')
const lineAmounts = {
  quantity: number().integer().min(1).max(100_000).required(),
  unit_amount: decimalString().required(),
}

/** A line that staff wrote; without a `tax_kind` it is rental. */
export const writtenLineSchema = strictObject({
  kind: string().oneOf(WRITTEN_LINE_KINDS).required(),
  tax_kind: string().oneOf(TAX_KINDS),
  label: label(),
  ...lineAmounts,
  /** Required for a negative amount, for DAMAGE and for LOSS. */
  reason: string().trim().max(INVOICE_REASON_LENGTH).nullable(),
  order_mask_id: string().trim().max(20).nullable(),
})

/** A line of a draft as it shall be: an `id` keeps an old one (changed with a reason); one that is missing is dropped. */
export const draftLineSchema = strictObject({
  id: number().integer().positive(),
  kind: string().oneOf(INVOICE_LINE_KINDS).required(),
  tax_kind: string().oneOf(TAX_KINDS),
  label: label(),
  ...lineAmounts,
  reason: string().trim().max(INVOICE_REASON_LENGTH).nullable(),
  order_mask_id: string().trim().max(20).nullable(),
})

export const draftsBody = strictObject({
  period: monthString().required(),
  company_ids: array(anId()).max(500),
})

export const newInvoiceBody = strictObject({
  company_id: anId(),
  kind: string().oneOf(['EXTRA']).required(),
  lines: array(writtenLineSchema.required()).min(1).max(100).required(),
  due_on: dayString().required('Escolha o vencimento'),
  note: string().trim().max(INVOICE_NOTE_LENGTH).nullable(),
})

export const updateInvoiceBody = strictObject({
  lines: array(draftLineSchema.required()).max(2_000).required(),
  due_on: dayString().required('Escolha o vencimento'),
  note: string().trim().max(INVOICE_NOTE_LENGTH).nullable(),
  version: anId(),
})

export const recalculateBody = strictObject({ version: anId() })

export const issueBody = strictObject({
  invoices: array(strictObject({ id: anId(), version: anId() }).required())
    .min(1)
    .max(MAX_ISSUED_AT_ONCE)
    .required(),
})

export const invoiceReasonBody = strictObject({ reason: reason() })
export const extensionBody = strictObject({
  due_on: dayString().required('Escolha o novo vencimento'),
  reason: reason(),
})

/** Lines that are given back: positive amounts, the note counts them as negative ones. */
export const creditNoteBody = strictObject({
  lines: array(
    strictObject({
      label: label(),
      tax_kind: string().oneOf(TAX_KINDS).required(),
      amount: decimalString().required(),
    }).required(),
  )
    .min(1)
    .max(100)
    .required(),
  reason: reason(),
})

export const disputeBody = strictObject({
  message: string().trim().min(3, 'Conte o que não confere').max(4_000).required('Conte o que não confere'),
})

export type InvoiceFilters = InferType<typeof invoiceCsvQuery>
export type InvoiceListQuery = InferType<typeof invoiceListQuery>
export type DraftLine = InferType<typeof draftLineSchema>
export type DraftsCommand = InferType<typeof draftsBody>
export type NewInvoice = InferType<typeof newInvoiceBody>
export type UpdateInvoice = InferType<typeof updateInvoiceBody>
export type IssueCommand = InferType<typeof issueBody>
export type CreditNote = InferType<typeof creditNoteBody>
export type Extension = InferType<typeof extensionBody>
