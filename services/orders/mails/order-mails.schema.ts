import { id } from '@/services/config/id.schema'
import { array, type InferType, object, string } from '@/services/config/validation'

/**
 * pending: queued. sent. kept: shown at /dev/mailbox, in environments that send no mail. read: not
 * sent, since its notification was read before. failed: not sent yet, or given up.
 */
export const MAIL_STATUSES = ['pending', 'sent', 'kept', 'read', 'failed'] as const

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

type StatusLabel = { label: string; tone: 'neutral' | 'ok' | 'bad' }

/** The label and tone of each mail status. */
export const MAIL_STATUS_LABEL: Readonly<Record<OrderMail['status'], StatusLabel>> = {
  pending: { label: 'Na fila', tone: 'neutral' },
  sent: { label: 'Enviado', tone: 'ok' },
  kept: { label: 'Guardado', tone: 'neutral' },
  read: { label: 'Lido no sino', tone: 'neutral' },
  failed: { label: 'Não saiu', tone: 'bad' },
}
