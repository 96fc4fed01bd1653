import {
  array,
  boolean,
  dayString,
  decimalString,
  type InferType,
  number,
  strictObject,
  string,
} from '@/services/config/validation'
import { stageName } from '../orders.schema'

// Each command names, in the path or the body, the stage it is meant for (docs/workflow.md, "One transition at a
// time"), and its answer is the whole order.

export const proposalDecisionBody = strictObject({
  proposal_accepted: boolean().required(),
  /** The version that the user saw; a newer one answers 409 `stage_changed`. */
  proposal_version: number().integer().positive(),
  message: string()
    .trim()
    .max(2000)
    .when('proposal_accepted', {
      is: false,
      then: (schema) => schema.required('A justificativa da recusa é obrigatória.'),
    }),
})

export const stageBody = strictObject({
  stage_name: stageName().required(),
  approved: boolean().required(),
  message: string().trim().max(2000),
  approve_documents: boolean(),
})

export const eventBody = strictObject({
  stage_name: string()
    .oneOf(['PACKAGING', 'SHIPPING', 'DELIVERY_INFO'] as const)
    .required(),
  /** SHIPPING: the tracking code. */
  message: string()
    .trim()
    .max(200)
    .when('stage_name', { is: 'SHIPPING', then: (schema) => schema.required() }),
  date: dayString().required(),
  /** Only this package; without it, every package that has no such event yet. */
  package_id: number().integer().positive(),
})

export const undoStageBody = strictObject({
  stage_name: stageName().required(),
  message: string().trim().max(2000).required(),
})

export const cancelOrderBody = strictObject({ stage_name: stageName(), message: string().trim().max(2000).required() })

/** The customer's reason to cancel, or staff's reason to decline. */
export const cancelRequestBody = strictObject({ message: string().trim().max(2000).required() })

/** What is missing from a delivery, sent instead of a signature. */
export const termIssuesBody = strictObject({ message: string().trim().max(2000).required() })

export const returnRequestBody = strictObject({ message: string().trim().max(2000) })

export const contractNumbersBody = strictObject({
  contract_number: string().trim().max(60).required(),
  addendum_number: string().trim().max(60),
})

export const newProposalBody = strictObject({
  message: string().trim().max(2000),
  duration_months: number().integer().positive(),
  /** New unit prices (with the plan, without the package) and quantities; items left out stay as they are. */
  items: array(
    strictObject({
      product_id: number().integer().required(),
      quantity: number().integer().min(1).max(9999),
      unit_price: decimalString().matches(/^\d/, { message: 'Use um valor positivo', excludeEmptyString: true }),
    }),
  ),
  discount_code: string().trim().nullable(),
})

export type ProposalDecision = InferType<typeof proposalDecisionBody>
export type StageCommand = InferType<typeof stageBody>
export type EventCommand = InferType<typeof eventBody>
export type UndoStage = InferType<typeof undoStageBody>
export type CancelOrder = InferType<typeof cancelOrderBody>
export type ContractNumbers = InferType<typeof contractNumbersBody>
export type NewProposal = InferType<typeof newProposalBody>
