import { array, type InferType, number, object, string } from '@/services/config/validation'

/** A mail that was stored instead of sent, without an SMTP server; without subject and body until it is rendered. */
export const mailboxEntrySchema = object({
  id: number().integer().required(),
  recipient: string().required(),
  subject: string().nullable().defined(),
  html: string().nullable().defined(),
  text: string().nullable().defined(),
  status: string().oneOf(['pending', 'sent', 'kept', 'failed']).required(),
  created_at: string().required(),
})

export const mailboxSchema = array(mailboxEntrySchema).required()

export type MailboxEntry = InferType<typeof mailboxEntrySchema>
