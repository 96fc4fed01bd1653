import { type InferType, strictObject } from '@/services/config/validation'
import { personFields } from '@/services/users/person.schema'

/** The secret that gives a visitor's browser access to its quotation: at least 16 random bytes as hex. */
export const QUOTATION_KEY = /^[0-9a-f]{32,64}$/

/** The contact that a visitor gives before the first question. */
export const visitorContact = strictObject({
  username: personFields.full_name,
  email: personFields.email,
  phone: personFields.phone,
})

export type VisitorContact = InferType<typeof visitorContact>
