/**
 * What became of a mail.
 * - `pending`: queued, or waiting for its time. `sent`. `failed`: not sent yet, or given up.
 * - `kept`: shown at /dev/mailbox, in environments that send no mail.
 * - Not sent, since the person read its notification before (`read`) or removed it (`dismissed`).
 * - Not sent, since the event was undone (`withdrawn`), the person switched such mails off (`unwanted`), or may not log in
 *   or see such a thing any more (`unreachable`).
 */
export const MAIL_STATUSES = [
  'pending',
  'sent',
  'kept',
  'failed',
  'read',
  'dismissed',
  'withdrawn',
  'unwanted',
  'unreachable',
] as const

export type MailStatus = (typeof MAIL_STATUSES)[number]

/** Why a mail was not sent, though nothing failed. */
export type DroppedStatus = Extract<MailStatus, 'read' | 'dismissed' | 'withdrawn' | 'unwanted' | 'unreachable'>

export const isDropped = (status: MailStatus): status is DroppedStatus => Object.hasOwn(DROPPED_REASON, status)

type StatusLabel = { label: string; tone: 'neutral' | 'ok' | 'bad' }

/** The label and tone of each mail status. */
export const MAIL_STATUS_LABEL: Readonly<Record<MailStatus, StatusLabel>> = {
  pending: { label: 'Na fila', tone: 'neutral' },
  sent: { label: 'Enviado', tone: 'ok' },
  kept: { label: 'Guardado', tone: 'neutral' },
  failed: { label: 'Não saiu', tone: 'bad' },
  read: { label: 'Lido no sino', tone: 'neutral' },
  dismissed: { label: 'Removido no sino', tone: 'neutral' },
  withdrawn: { label: 'Retirado', tone: 'neutral' },
  unwanted: { label: 'Desligado pela pessoa', tone: 'neutral' },
  unreachable: { label: 'Sem acesso', tone: 'neutral' },
}

/** Why a mail did not go out, as the development mailbox says it. */
export const DROPPED_REASON: Readonly<Record<DroppedStatus, string>> = {
  read: 'o aviso foi lido no sino',
  dismissed: 'o aviso foi removido no sino',
  withdrawn: 'o que ele conta foi desfeito',
  unwanted: 'a pessoa desligou este e-mail',
  unreachable: 'a pessoa não tem mais acesso',
}
