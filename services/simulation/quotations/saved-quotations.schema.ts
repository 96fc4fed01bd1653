import { id } from '@/services/config/id.schema'
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
import { quotationSchema } from '../simulation.schema'
import { LISTED_STATUSES, QUOTATION_STATUSES } from './quotation-state.rules'
import { RESUME_PAGES } from './resume.rules'

export const QUOTATION_NAME_LENGTH = 80

/** A row of 'Minhas cotações'. */
export const savedQuotationSchema = object({
  id: id().required(),
  name: string().nullable().defined(),
  status: string().oneOf(QUOTATION_STATUSES).required(),
  simulator: object({ id: id().required(), name: string().required() }).required(),
  image: string().required(),
  /** '18 notebooks, 4 celulares'; empty for an empty cart. */
  items_summary: string().defined(),
  duration_months: number().integer().nullable().defined(),
  monthly_fee: decimalString().required(),
  /** False until the plan is chosen: the fee is 'a partir de'. */
  final: boolean().required(),
  /** The last answered question. */
  step: id().nullable().defined(),
  /** The page that 'Continuar' opens. */
  resume_at: string().oneOf(RESUME_PAGES).required(),
  /** Null for a visitor's quotation that no user has adopted. */
  begun_by: object({ id: id().required(), first_name: string().required() }).nullable().default(undefined).defined(),
  updated_at: string().required(),
  expires_at: string().required(),
  order_mask_id: string().nullable().defined(),
})

export const savedQuotationPage = pageOf(savedQuotationSchema)

/** Open quotations always come first; `ordering` sorts within. */
export const QUOTATION_ORDERINGS = ['-updated_at', 'updated_at', 'expires_at', '-expires_at'] as const

export const savedQuotationsQuery = object({
  ...pageQuery,
  status: string().oneOf(LISTED_STATUSES),
  search: string().trim().max(80),
  ordering: string().oneOf(QUOTATION_ORDERINGS).default('-updated_at'),
})

/** An empty name removes it. */
export const renameQuotationBody = strictObject({ name: string().trim().max(QUOTATION_NAME_LENGTH).defined() })

/** The parts that a copy leaves out because they are no longer offered. */
export const LEFT_OUT_KINDS = ['product', 'upgrade', 'plan', 'service_package', 'address', 'coupon'] as const

export const quotationCopySchema = object({
  quotation: quotationSchema.required(),
  left_out: array(object({ kind: string().oneOf(LEFT_OUT_KINDS).required(), name: string().required() })).required(),
})

export type SavedQuotation = InferType<typeof savedQuotationSchema>
export type SavedQuotationsQuery = InferType<typeof savedQuotationsQuery>
export type QuotationCopy = InferType<typeof quotationCopySchema>
export type LeftOut = QuotationCopy['left_out'][number]
