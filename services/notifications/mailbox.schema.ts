import { array, type InferType, number, object, string } from '@/services/config/validation'
import { MAIL_STATUSES } from './mail-statuses.rules'

/** A mail that was stored instead of sent, without an SMTP server; without body once it was erased. */
export const mailboxEntrySchema = object({
  id: number().integer().required(),
  recipient: string().required(),
  subject: string().nullable().defined(),
  html: string().nullable().defined(),
  text: string().nullable().defined(),
  status: string().oneOf(MAIL_STATUSES).required(),
  /** When it goes out, unless its notification is read before; null for at once. */
  send_at: string().nullable().defined(),
  created_at: string().required(),
})

export const mailboxSchema = array(mailboxEntrySchema).required()

export type MailboxEntry = InferType<typeof mailboxEntrySchema>
