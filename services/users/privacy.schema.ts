import { id } from '@/services/config/id.schema'
import { array, boolean, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { userSchema } from '@/services/auth/auth.schema'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { notificationPreferencesSchema, notificationSchema } from '@/services/notifications/notifications.schema'
import { TICKET_CATEGORIES, TICKET_STATUSES } from '@/services/tickets/ticket-states.rules'
import { REQUEST_STATUSES } from './erasure.rules'
import { personFields } from './person.schema'
import { isTextNeeded, PRIVACY_KINDS } from './privacy-requests.rules'

/** The accepted version of the policy, and when it was accepted. */
export const consentSchema = object({ version: string().required(), created_at: string().required() })

export const consentList = array(consentSchema).required()

const requestFields = {
  kind: string().oneOf(PRIVACY_KINDS, 'Escolha o que você quer pedir').required('Escolha o que você quer pedir'),
  /** What it is about, in the person's words. */
  text: string()
    .trim()
    .max(2000)
    .when('kind', { is: isTextNeeded, then: (schema) => schema.required('Conte o que você quer') }),
}

export const privacyRequestBody = strictObject(requestFields)

/** The same from somebody without an account; the answer goes to the e-mail. */
export const strangerRequestBody = strictObject({
  name: personFields.full_name,
  email: personFields.email,
  ...requestFields,
})

/** What a person asked of their data. An erasure says what is erased, what is kept and why. */
export const privacyRequestSchema = object({
  id: number().integer().required(),
  /** The number under which it is talked about. */
  protocol: string().required(),
  kind: string().oneOf(PRIVACY_KINDS).required(),
  text: string().nullable().defined(),
  status: string().oneOf(REQUEST_STATUSES).required(),
  /** Staff's answer. */
  message: string().nullable().defined(),
  created_at: string().required(),
  /** The last day for the answer. */
  due_on: string().required(),
  decided_at: string().nullable().defined(),
  erased: array(string().required()).required(),
  kept: array(object({ what: string().required(), why: string().required() })).required(),
})

export const privacyRequestList = array(privacyRequestSchema).required()

/** The request as staff see it, with who asks; without an account they have no id. */
export const managedRequestSchema = privacyRequestSchema.shape({
  person: object({
    id: number().integer().nullable().defined(),
    first_name: string().required(),
    email: string().required(),
  }),
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
  tickets: object({
    opened: array(
      object({
        id: number().integer().required(),
        subject: string().required(),
        category: string().oneOf(TICKET_CATEGORIES).required(),
        status: string().oneOf(TICKET_STATUSES).required(),
        opened_at: string().required(),
        closed_at: string().nullable().defined(),
      }),
    ).required(),
    messages: array(
      object({
        ticket_id: number().integer().required(),
        text: string().defined(),
        files: array(string().required()).required(),
        created_at: string().required(),
        withdrawn_at: string().nullable().defined(),
      }),
    ).required(),
    ratings: array(
      object({
        ticket_id: number().integer().required(),
        score: number().integer().required(),
        comment: string().nullable().defined(),
        created_at: string().required(),
      }),
    ).required(),
  }),
  privacy_requests: array(
    object({
      kind: string().required(),
      status: string().required(),
      text: string().nullable().defined(),
      message: string().nullable().defined(),
      created_at: string().required(),
    }),
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
export type PrivacyRequestBody = InferType<typeof privacyRequestBody>
export type StrangerRequest = InferType<typeof strangerRequestBody>
export type PrivacyRequest = InferType<typeof privacyRequestSchema>
export type ManagedRequest = InferType<typeof managedRequestSchema>
export type ManagedRequestQuery = InferType<typeof managedRequestQuery>
export type PrivacyDecision = InferType<typeof privacyDecisionBody>
export type DataExport = InferType<typeof dataExportSchema>
