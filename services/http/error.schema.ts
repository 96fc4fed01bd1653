import { array, object, string, type InferType } from '@/services/config/validation'

/** The error envelope: `errors` are sentences for the user, `code` is for machines. */
export const errorEnvelopeSchema = object({
  errors: array(string().required()).min(1).required(),
  code: string().required(),
  request_id: string().required(),
})

export type ErrorEnvelope = InferType<typeof errorEnvelopeSchema> & {
  fields?: Record<string, string[]>
  data?: Record<string, unknown>
}
