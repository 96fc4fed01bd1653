import { strictObject, type InferType } from '@/services/config/validation'
import { personFields } from '@/services/users/person.schema'

/** Whom to answer: what a visitor says of themselves before the first question (specification, section 7). */
export const visitorContact = strictObject({
  username: personFields.full_name,
  email: personFields.email,
  phone: personFields.phone,
})

export type VisitorContact = InferType<typeof visitorContact>
