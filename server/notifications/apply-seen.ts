import type { Tx } from '@/server/db/client'
import { notifyBells } from '@/server/live/live.service'
import { dropMails } from '@/server/mail/mail.repository'
import { NOTIFICATION_RULES } from '@/services/notifications/kinds.rules'
import type { SeenNotification } from './notifications.repository'

/**
 * Who has read or removed the notification of an event needs no mail about it any more, but for mails that are always sent.
 * Their tabs learn of it.
 */
export async function applySeen(
  tx: Tx,
  userId: number,
  seen: readonly SeenNotification[],
  how: 'read' | 'dismissed' = 'read',
): Promise<void> {
  if (seen.length === 0) return
  const optional = seen.filter(({ kind }) => NOTIFICATION_RULES[kind].mail !== 'always')
  await dropMails(
    tx,
    optional.map(({ eventKey }) => eventKey),
    how,
  )
  await notifyBells(tx, [userId])
}
