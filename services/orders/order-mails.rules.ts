import type { OrderMail } from './order-mails.schema'

type Standing = { label: string; tone: 'neutral' | 'ok' | 'bad' }

/** What became of a mail. */
export const MAIL_STANDING: Readonly<Record<OrderMail['status'], Standing>> = {
  pending: { label: 'Na fila', tone: 'neutral' },
  sent: { label: 'Enviado', tone: 'ok' },
  kept: { label: 'Guardado', tone: 'neutral' },
  failed: { label: 'Não saiu', tone: 'bad' },
}
