import type { Actor } from '@/services/auth/actor.rules'
import { linkOf } from '@/services/notifications/notification-links.rules'
import type { Notification } from '@/services/notifications/notifications.schema'
import type { NotificationRow } from './notifications.repository'

/** A row for the person whose it is: with the name that whoever did it has today, and only a link that they may follow. */
export function toNotification(actor: Actor, { notification, actorName, company }: NotificationRow): Notification {
  const { id, kind, words, companyId, createdAt, readAt } = notification
  const named = (text: string): string => text.replaceAll('{who}', actorName ?? 'Arrenda')
  return {
    id,
    kind,
    title: named(words.title),
    text: named(words.text),
    href: linkOf(actor, { ...words, companyId }),
    created_at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    company: company && { id: company.id, corporate_name: company.corporateName },
  }
}
