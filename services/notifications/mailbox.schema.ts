import { array, number, object, string, type InferType } from '@/services/config/validation'

/** A mail that was kept for want of an SMTP server; without subject and body until it is rendered. */
export const keptMailSchema = object({
  id: number().integer().required(),
  recipient: string().required(),
  subject: string().nullable().defined(),
  html: string().nullable().defined(),
  text: string().nullable().defined(),
  status: string().oneOf(['pending', 'sent', 'kept', 'failed']).required(),
  created_at: string().required(),
})

export const mailboxSchema = array(keptMailSchema).required()

export type KeptMail = InferType<typeof keptMailSchema>
