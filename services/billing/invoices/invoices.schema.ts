import { companyRefSchema } from '@/services/auth/auth.schema'
import { invoiceDocumentSchema } from '@/services/billing/documents/invoice-documents.schema'
import { measurementNotes } from '@/services/billing/measuring/measuring.schema'
import { paymentSchema } from '@/services/billing/payments/payments.schema'
import { array, boolean, decimalString, type InferType, number, object, string } from '@/services/config/validation'
import { pageOf } from '@/services/http/page.schema'
import { INVOICE_ACTIONS } from './invoice-actions.rules'
import { CUSTOMER_INVOICE_ACTIONS } from './invoice-audit.rules'
import { INVOICE_KINDS, INVOICE_LINE_KINDS, INVOICE_STATUSES, TAX_KINDS } from './invoice-states.rules'

const anId = () => number().integer().positive().required()
const count = () => number().integer().min(0).required()
const amount = () => decimalString().required()
const day = () => string().required()
const text = () => string().nullable().defined()

/** `2026-11`. */
export const monthString = () => string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use um mês como 2026-11')

const commonFields = {
  id: anId(),
  /** Six digits; null in a draft. */
  number: text(),
  company: companyRefSchema.shape({ cnpj: string().required() }).required(),
  kind: string().oneOf(INVOICE_KINDS).required(),
  period: monthString().required(),
  status: string().oneOf(INVOICE_STATUSES).required(),
  issued_on: text(),
  /** The printed due day. */
  due_on: day(),
  /** A later one, granted after it was issued. */
  extended_to: text(),
  /** The last day without charges. */
  payable_on: day(),
  /** Open, and `payable_on` has passed; since how many days from the due day that counts now on. */
  overdue: boolean().required(),
  days_late: count(),
  partially_paid: boolean().required(),
  disputed: boolean().required(),
  orders_count: count(),
  units_count: count(),
  rental_total: amount(),
  service_total: amount(),
  adjustments_total: amount(),
  total: amount(),
  paid_total: amount(),
  /** What keeps a draft from being issued, in words; staff only, else empty. */
  objections: array(string().required()).required(),
  version: anId(),
}

/** A row of the list. */
export const invoiceSummarySchema = object({
  ...commonFields,
  /** "3 unidades sem preço", "Multa de devolução": what is particular about it. */
  remark: text(),
})

export const invoicePage = pageOf(invoiceSummarySchema)

export const invoiceLineSchema = object({
  id: anId(),
  order: object({ order_mask_id: string().required(), company_id: anId() }).nullable().default(undefined).defined(),
  tax_kind: string().oneOf(TAX_KINDS).required(),
  kind: string().oneOf(INVOICE_LINE_KINDS).required(),
  /** The measured month. */
  period: monthString().required(),
  label: string().required(),
  /** "mês inteiro", "15 de 30 dias". */
  detail: text(),
  quantity: count(),
  unit_amount: amount(),
  amount: amount(),
  /** Why staff wrote or changed it; for staff and, on issued invoices, the customer. */
  reason: text(),
  /** How many measuring rows stand behind it. */
  measurements: count(),
})

/** The units and days behind a line. */
export const invoiceMeasurementSchema = object({
  id: anId(),
  unit: object({ id: anId(), serial: string().required(), product: string().required() }).required(),
  started_on: day(),
  /** Exclusive; null while it goes on. */
  ended_on: text(),
  days: count(),
  divisor: count(),
  fee: amount(),
  amount: amount(),
  notes: measurementNotes.required(),
})

export const invoiceMeasurementPage = pageOf(invoiceMeasurementSchema)

export const invoiceSchema = object({
  ...commonFields,
  /** As printed: of now in a draft, frozen when it is issued. */
  customer: object({
    corporate_name: string().required(),
    trade_name: string().required(),
    cnpj: string().required(),
    uf: string().required(),
  }).required(),
  lines: array(invoiceLineSchema.required()).required(),
  note: text(),
  measured_at: text(),
  /** Set once somebody edited the draft: its measuring is kept until it is recalculated. */
  frozen_at: text(),
  edited_by: text(),
  /** The number that a draft would get now; staff only. */
  next_number: text(),
  /** What is still to be paid, without charges. */
  open_total: amount(),
  /** The ticket in which the customer contests it. */
  dispute: object({ ticket_id: number().integer().nullable().defined(), at: string().required() })
    .nullable()
    .default(undefined)
    .defined(),
  /** What happened to it after it was issued, besides payments and documents, the newest first. */
  events: array(
    object({
      id: anId(),
      action: string().oneOf(CUSTOMER_INVOICE_ACTIONS).required(),
      at: string().required(),
      /** The later day that was granted. */
      due_on: text(),
      ticket_id: number().integer().nullable().defined(),
    }).required(),
  ).required(),
  refers_to: object({ id: anId(), number: string().required() }).nullable().default(undefined).defined(),
  credit_notes: array(object({ id: anId(), number: text(), total: amount() }).required()).required(),
  documents: array(invoiceDocumentSchema.required()).required(),
  payments: array(paymentSchema.required()).required(),
  pdf_size: number().integer().nullable().defined(),
  allowed_actions: array(string().oneOf(INVOICE_ACTIONS).required()).required(),
})

/** What the tabs of the list count and sum, by their totals; what is overdue is not open. `period` narrows drafts, paid ones and all. */
const tallyFields = { count: count(), total: amount() }
export const invoiceCountsSchema = object({
  drafts: object(tallyFields).required(),
  open: object(tallyFields).required(),
  overdue: object(tallyFields).required(),
  paid: object(tallyFields).required(),
  all: object(tallyFields).required(),
})

export const draftedSchema = object({
  created: count(),
  updated: count(),
  skipped: array(object({ company: companyRefSchema.required(), why: string().required() }).required()).required(),
})

/** One row for each invoice that was to be issued. */
export const issuedSchema = object({
  results: array(
    object({
      id: anId(),
      number: text(),
      error: object({ code: string().required(), message: string().required() })
        .nullable()
        .default(undefined)
        .defined(),
    }).required(),
  ).required(),
})

/** What recalculating a draft would change, before it is done. */
export const recalculationSchema = object({
  total_before: amount(),
  total_after: amount(),
  changes: array(object({ label: string().required(), before: text(), after: text() }).required()).required(),
})

export type InvoiceSummary = InferType<typeof invoiceSummarySchema>
export type InvoiceLine = InferType<typeof invoiceLineSchema>
export type InvoiceMeasurement = InferType<typeof invoiceMeasurementSchema>
export type Invoice = InferType<typeof invoiceSchema>
export type InvoiceCounts = InferType<typeof invoiceCountsSchema>
export type Drafted = InferType<typeof draftedSchema>
export type Issued = InferType<typeof issuedSchema>
export type Recalculation = InferType<typeof recalculationSchema>
