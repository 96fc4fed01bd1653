import { mixed, number, object, string, type InferType } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { AUDIT_MODELS } from './audit-model.rules'

/** One history entry of any record: who, when, from, to, message, before and after. */
export const eventLogSchema = object({
  id: number().integer().required(),
  model_name: string().required(),
  object_id: number().integer().required(),
  action: string().required(),
  from_stage: string().nullable().defined(),
  to_stage: string().nullable().defined(),
  message: string().nullable().defined(),
  before: mixed().nullable().defined(),
  after: mixed().nullable().defined(),
  actor_name: string().required(),
  created_at: string().required(),
})

export const eventLogPage = pageOf(eventLogSchema)

/** The kind of record: order, quotation, company… */
export const eventLogQuery = object({ ...pageQuery, model_name: string().oneOf(AUDIT_MODELS).required() })

export const eventLogParams = object({ objectId: number().integer().positive().required() })

export type EventLog = InferType<typeof eventLogSchema>
export type EventLogQuery = InferType<typeof eventLogQuery>
