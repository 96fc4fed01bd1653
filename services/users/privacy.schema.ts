import { id } from '@/services/config/id.schema'
import { array, boolean, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { userSchema } from '@/services/auth/auth.schema'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { notificationPreferencesSchema, notificationSchema } from '@/services/notifications/notifications.schema'
import { REQUEST_STATUSES } from './erasure.rules'

/** The accepted version of the policy, and when it was accepted. */
export const consentSchema = object({ version: string().required(), created_at: string().required() })

export const consentList = array(consentSchema).required()

export const privacyRequestBody = strictObject({ kind: string().oneOf(['erasure']).required() })

/** A user's request for erasure, with its consequences. */
export const privacyRequestSchema = object({
  id: number().integer().required(),
  kind: string().oneOf(['erasure']).required(),
  status: string().oneOf(REQUEST_STATUSES).required(),
  /** Staff's answer. */
  message: string().nullable().defined(),
  created_at: string().required(),
  decided_at: string().nullable().defined(),
  erased: array(string().required()).required(),
  kept: array(object({ what: string().required(), why: string().required() })).required(),
})

export const privacyRequestList = array(privacyRequestSchema).required()

/** The request as staff see it, with its user. */
export const managedRequestSchema = privacyRequestSchema.shape({
  person: object({ id: number().integer().required(), first_name: string().required(), email: string().required() }),
})

export const managedRequestPage = pageOf(managedRequestSchema)

export const managedRequestQuery = object({ ...pageQuery, status: string().oneOf(REQUEST_STATUSES) })

export const privacyRequestParams = object({ id: id().required() })

export const privacyDecisionBody = strictObject({
  approved: boolean().required(),
  message: string().trim().max(1000),
}).test('reason', 'Diga por que o pedido foi recusado', ({ approved, message }) => approved || Boolean(message))

/** All data about a user, for themselves. */
export const dataExportSchema = object({
  exported_at: string().required(),
  policy_version: string().required(),
  account: userSchema.shape({ created_at: string().required() }),
  consents: array(consentSchema.shape({ ip_address: string().required() })).required(),
  sessions: array(
    object({
      device: string().required(),
      ip_address: string().nullable().defined(),
      since: string().required(),
      last_used: string().required(),
    }),
  ).required(),
  preferences: notificationPreferencesSchema,
  notifications: array(notificationSchema.pick(['kind', 'title', 'text', 'created_at', 'read_at'])).required(),
  ratings: array(
    object({
      score: number().nullable().defined(),
      feedback: string().nullable().defined(),
      created_at: string().required(),
    }),
  ).required(),
  /** Rented units that they use. */
  equipment: array(object({ serial: string().required(), label: string().nullable().defined() })).required(),
  /** Devices that their company owns and they use. */
  own_equipment: array(
    object({ serial: string().required(), model: string().required(), label: string().nullable().defined() }),
  ).required(),
  privacy_requests: array(
    object({ kind: string().required(), status: string().required(), created_at: string().required() }),
  ).required(),
  /** The user's own actions, not those of others on their data. */
  history: array(
    object({
      at: string().required(),
      model_name: string().required(),
      object_id: number().integer().required(),
      action: string().required(),
      message: string().nullable().defined(),
    }),
  ).required(),
})

export type Consent = InferType<typeof consentSchema>
export type PrivacyRequest = InferType<typeof privacyRequestSchema>
export type ManagedRequest = InferType<typeof managedRequestSchema>
export type ManagedRequestQuery = InferType<typeof managedRequestQuery>
export type PrivacyDecision = InferType<typeof privacyDecisionBody>
export type DataExport = InferType<typeof dataExportSchema>
