import { companyRefSchema } from '@/services/auth/auth.schema'
import { isCnpj } from '@/services/companies/cnpj.rules'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { DOCUMENT_KINDS, parseDocument } from './credit-document.rules'
import { FAILURE_CODES, PURPOSES, QUERY_STATUSES } from './credit-query.rules'
import { EXPOSURE_VERDICTS } from './exposure.rules'
import { NEGATIVE_KINDS } from './negative-entries.rules'
import { MAX_SCORE, RISK_CLASSES } from './risk-classes.rules'

const count = () => number().integer().min(0)
const percent = () => number().min(0).max(100)

const negativeItemSchema = object({
  date: string().nullable().defined(),
  amount: decimalString().nullable().defined(),
  /** Creditor, bank, court or registry office, as the bureau names it. */
  origin: string().nullable().defined(),
})

const negativeEntriesSchema = object({
  kind: string().oneOf(NEGATIVE_KINDS).required(),
  /** As the bureau sums it up, however many entries it lists; null for what this kind of report does not look at. */
  count: count().nullable().defined(),
  balance: decimalString().nullable().defined(),
  items: array(negativeItemSchema.required()).required(),
})

const partnerSchema = object({
  name: string().required(),
  document: string().nullable().defined(),
  participation: percent().nullable().defined(),
  since: string().nullable().defined(),
  /** Whether the partner has entries of their own; null when it is not said. */
  has_negative: boolean().nullable().defined(),
})

/** What a bureau knows, in our own words. */
export const creditReportSchema = object({
  name: string().nullable().defined(),
  registration_status: string().nullable().defined(),
  founded_on: string().nullable().defined(),
  score: number().integer().min(0).max(MAX_SCORE).nullable().defined(),
  /** Probability of default in percent. */
  default_rate: percent().nullable().defined(),
  message: string().nullable().defined(),
  risk_class: string().oneOf(RISK_CLASSES).required(),
  /** The version of the table that the class and the limit come from. */
  risk_table: string().required(),
  /** What the class allows a month. */
  monthly_limit: decimalString().nullable().defined(),
  negative_entries: array(negativeEntriesSchema.required()).required(),
  partners: array(partnerSchema.required()).required(),
  /** How often others asked about the same document lately. */
  inquiries: count().nullable().defined(),
})

const failureSchema = object({
  code: string().oneOf(FAILURE_CODES).required(),
  /** The bureau may have charged all the same. */
  may_be_charged: boolean().required(),
})

/** A query as lists show it. */
const summaryFields = {
  id: number().integer().required(),
  document_type: string().oneOf(DOCUMENT_KINDS).required(),
  document: string().required(),
  /** The client's name, or the one that the report tells. */
  name: string().nullable().defined(),
  /** The client with this CNPJ. */
  company: companyRefSchema.nullable().defined(),
  status: string().oneOf(QUERY_STATUSES).required(),
  purpose: string().oneOf(PURPOSES).required(),
  note: string().nullable().defined(),
  /** The order that it was made for. */
  order: object({ order_mask_id: string().required(), company_id: number().integer().required() }).nullable().defined(),
  requested_by: string().required(),
  requested_at: string().required(),
  /** When the result can be counted on, while it is awaited. */
  expected_at: string().required(),
  finished_at: string().nullable().defined(),
  valid_until: string().nullable().defined(),
  is_valid: boolean().required(),
  failure: failureSchema.nullable().defined(),
  score: number().integer().nullable().defined(),
  risk_class: string().oneOf(RISK_CLASSES).nullable().defined(),
  /** Made up by the sandbox that stands in for the bureau. */
  is_sandbox: boolean().required(),
}

export const creditQuerySummarySchema = object(summaryFields)

/** A query with its report, once it is there. */
export const creditQuerySchema = object({
  ...summaryFields,
  report: creditReportSchema.nullable().default(undefined).defined(),
})

/** What became of the wish to ask: a new query, the one that is under way, or a result that still serves. */
export const QUERY_OUTCOMES = ['created', 'joined', 'reused'] as const

export const createdQuerySchema = creditQuerySchema.shape({ outcome: string().oneOf(QUERY_OUTCOMES).required() })

export const creditQueryPage = pageOf(creditQuerySummarySchema.required())

const document = (sentence: string) =>
  string().test('document', sentence, (value) => !value || parseDocument(value) !== null)

export const creditQueryListQuery = object({
  ...pageQuery,
  /** A whole CNPJ or CPF, with or without its mask. */
  document: document('Digite um CNPJ ou CPF válido'),
  status: string().oneOf(QUERY_STATUSES),
})

export const creditQueryParams = object({ id: number().integer().positive().required() })

export const serasaIntegrationQuery = object({
  cnpj: string()
    .required()
    .test('cnpj', 'Digite um CNPJ válido', (value) => isCnpj(value)),
})

export const newCreditQueryBody = strictObject({
  document: document('Digite um CNPJ ou CPF válido').required(),
  purpose: string().oneOf(PURPOSES, 'Diga para que serve a consulta').required(),
  note: string().trim().max(200),
  /** The order that it is made for; its company's CNPJ must be the document. */
  order: strictObject({
    company_id: number().integer().positive().required(),
    order_mask_id: string()
      .matches(/^\d{6}$/)
      .required(),
  })
    .default(undefined)
    .optional(),
  /** Pay for a new result though there is one that still serves. */
  new_query: boolean(),
})

/** The credit of an order's company: what is known of it, and its limit against what it rents. */
export const orderCreditSchema = object({
  /** The last result that serves, or the last one there was. */
  result: creditQuerySchema.nullable().default(undefined).defined(),
  /** The last attempt when it is awaited or failed after that result. */
  attempt: creditQuerySummarySchema.nullable().default(undefined).defined(),
  exposure: object({
    /** Null without a result that serves and has a score. */
    limit: decimalString().nullable().defined(),
    committed: decimalString().required(),
    committed_orders: count().required(),
    /** Other orders whose credit is still to be decided. */
    awaiting: decimalString().required(),
    awaiting_orders: count().required(),
    order: decimalString().required(),
    total: decimalString().required(),
    remaining: decimalString().nullable().defined(),
    verdict: string().oneOf(EXPOSURE_VERDICTS).required(),
  }).required(),
})

export type CreditReport = InferType<typeof creditReportSchema>
export type NegativeEntries = InferType<typeof negativeEntriesSchema>
export type CreditQuery = InferType<typeof creditQuerySchema>
export type CreditQuerySummary = InferType<typeof creditQuerySummarySchema>
export type CreatedQuery = InferType<typeof createdQuerySchema>
export type NewCreditQuery = InferType<typeof newCreditQueryBody>
export type CreditQueryListQuery = InferType<typeof creditQueryListQuery>
export type OrderCredit = InferType<typeof orderCreditSchema>
