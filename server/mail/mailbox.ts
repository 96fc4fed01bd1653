import type { MailboxEntry } from '@/services/notifications/mailbox.schema'
import { listMailbox } from './mail.repository'
import { isDropped } from '@/services/notifications/mail-statuses.rules'
import type { MailTemplate } from './templates'

/** The newest mails of an installation without SMTP; those that were not sent are drawn as they would be. */
export async function readMailbox(): Promise<MailboxEntry[]> {
  const rows = await listMailbox()
  const { renderMail } = await import('./templates')
  return Promise.all(
    rows.map(async ({ id, recipient, status, template, data, sendAt, createdAt, ...stored }) => {
      const isUnsent = status === 'pending' || isDropped(status)
      const isDrawn = isUnsent && Object.keys(data).length > 0
      const { subject, html, text } = isDrawn ? await renderMail({ name: template, data } as MailTemplate) : stored
      const send_at = sendAt?.toISOString() ?? null
      return { id, recipient, subject, html, text, status, send_at, created_at: createdAt.toISOString() }
    }),
  )
}
