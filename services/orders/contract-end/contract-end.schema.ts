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
import { END_CHOICES, RENEWAL_MONTHS } from './contract-end.rules'
import { READJUSTMENT_INDEXES } from './readjustment.rules'

const indexName = () => string().oneOf(READJUSTMENT_INDEXES)
const renewalMonths = () => number().oneOf(RENEWAL_MONTHS)

/** What the customer wants when the contract ends, and the state of the addendum. */
export const contractEndSchema = object({
  choice: string().oneOf(END_CHOICES).nullable().defined(),
  duration_months: number().integer().nullable().defined(),
  message: string().nullable().defined(),
  said_by: string().nullable().defined(),
  said_at: string().nullable().defined(),
  addendum: string().oneOf(['open', 'refused']).nullable().defined(),
})

/** An index's variation over twelve months, by the last of these months. */
export const readjustmentSchema = object({
  index: indexName().required(),
  /** First day of the month. */
  month: string().required(),
  /** In percent. */
  rate: decimalString().required(),
})

export const addendumSchema = object({
  id: number().integer().required(),
  number: string().required(),
  status: string().oneOf(['open', 'accepted', 'refused', 'withdrawn']).required(),
  duration_months: number().integer().required(),
  /** Also the last day on which it may be accepted. */
  begins_on: string().required(),
  ends_on: string().required(),
  monthly_fee_before: decimalString().required(),
  monthly_fee: decimalString().required(),
  readjustment: readjustmentSchema.nullable().default(undefined).defined(),
  message: string().nullable().defined(),
  created_at: string().required(),
  decided_at: string().nullable().defined(),
})

/** What a renewal would cost, as of today. */
export const renewalSchema = object({
  duration_months: number().integer().required(),
  begins_on: string().required(),
  ends_on: string().required(),
  monthly_fee_before: decimalString().required(),
  monthly_fee: decimalString().required(),
  readjustment: readjustmentSchema.nullable().default(undefined).defined(),
  /**
   * Why the fee stays: staff chose to keep it, the index is not known yet, or the last price is less than 12 months
   * old.
   */
  kept_because: string().oneOf(['chosen', 'no_index', 'too_early']).nullable().defined(),
})

export const renewalQuery = object({
  duration_months: renewalMonths().required(),
})

/** Staff choose the index; without one, the fee stays. */
export const managedRenewalQuery = renewalQuery.shape({ index: indexName() })

export const contractEndBody = strictObject({
  choice: string().oneOf(END_CHOICES).required(),
  /** Months of a renewal. */
  duration_months: renewalMonths().when('choice', {
    is: 'renew',
    then: (schema) => schema.required(),
    otherwise: (schema) => schema.test('none', 'Só a renovação tem prazo', (months) => months === undefined),
  }),
  message: string().trim().max(2000),
})

export const newAddendumBody = strictObject({
  number: string().trim().max(60).required(),
  duration_months: renewalMonths().required(),
  index: indexName().nullable().defined(),
  message: string().trim().max(2000),
})

export const addendumDecisionBody = strictObject({
  accepted: boolean().required(),
  message: string()
    .trim()
    .max(2000)
    .when('accepted', {
      is: false,
      then: (schema) => schema.required('A justificativa da recusa é obrigatória.'),
    }),
})

/** How many rentals end within that many days, including those that have ended. */
export const endingSummarySchema = object({
  ended: number().integer().required(),
  within_30: number().integer().required(),
  within_60: number().integer().required(),
  within_90: number().integer().required(),
})

export const indexEntrySchema = readjustmentSchema.shape({
  entered_by: string().required(),
  entered_at: string().required(),
})

export const indexEntriesSchema = array(indexEntrySchema).required()

export const indexEntryBody = strictObject({
  index: indexName().required(),
  month: string()
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use um mês como 2026-10')
    .required(),
  rate: decimalString()
    .test('rate', 'Use um percentual entre −50 e 100', (value) => {
      return value === undefined || (Number(value) > -50 && Number(value) < 100)
    })
    .required(),
})

export type ContractEnd = InferType<typeof contractEndSchema>
export type Addendum = InferType<typeof addendumSchema>
export type Renewal = InferType<typeof renewalSchema>
export type ManagedRenewalQuery = InferType<typeof managedRenewalQuery>
export type ContractEndChoice = InferType<typeof contractEndBody>
export type NewAddendum = InferType<typeof newAddendumBody>
export type AddendumDecision = InferType<typeof addendumDecisionBody>
export type EndingSummary = InferType<typeof endingSummarySchema>
export type ListedIndex = InferType<typeof indexEntrySchema>
export type IndexEntryBody = InferType<typeof indexEntryBody>
