import { id } from '@/services/config/id.schema'
import { array, type InferType, object, string } from '@/services/config/validation'
import { MAIL_STATUSES } from '@/services/notifications/mail-statuses.rules'

/** A mail that was written about an order. */
export const orderMailSchema = object({
  id: id().required(),
  recipient: string().required(),
  subject: string().defined(),
  status: string().oneOf(MAIL_STATUSES).required(),
  /** The mail server's answer. */
  error: string().nullable().defined(),
  created_at: string().required(),
  sent_at: string().nullable().defined(),
})

export const orderMails = array(orderMailSchema).required()

export type OrderMail = InferType<typeof orderMailSchema>
