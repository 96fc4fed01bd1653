import { type InferType, strictObject } from '@/services/config/validation'
import { personFields } from '@/services/users/person.schema'

/** The secret by which a visitor's browser gets back to the quotation that it began: 16 random bytes at least, as hex. */
export const QUOTATION_KEY = /^[0-9a-f]{32,64}$/

/** Whom to answer: what a visitor says of themselves before the first question (specification, section 7). */
export const visitorContact = strictObject({
  username: personFields.full_name,
  email: personFields.email,
  phone: personFields.phone,
})

export type VisitorContact = InferType<typeof visitorContact>
