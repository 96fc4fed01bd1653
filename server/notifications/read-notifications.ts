import { db, transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Notification, NotificationSummary, ReadUntil } from '@/services/notifications/notifications.schema'
import { chosenKinds, getNotificationSummary } from './list-notifications'
import { toNotification } from './notifications.mapper'
import { findNotification, markRead, removeNotification } from './notifications.repository'
import { applySeen } from './apply-seen'

/** Marks one of the actor's own as read. Idempotent: the first time stays. Refuses 404 for anybody else's. */
export async function readNotification(actor: Actor, id: number): Promise<Notification> {
  requireAccess(actor)
  await transaction(async (tx) => {
    orNotFound(await findNotification(tx, actor.id, id))
    await applySeen(tx, actor.id, await markRead(tx, actor.id, { id }))
  })
  return toNotification(actor, orNotFound(await findNotification(db(), actor.id, id)))
}

/** Marks as read what the actor saw: up to a notification, of a kind or group if the list was narrowed. */
export async function readUntil(actor: Actor, { until_id, ...narrowed }: ReadUntil): Promise<NotificationSummary> {
  requireAccess(actor)
  await transaction(async (tx) => {
    await applySeen(tx, actor.id, await markRead(tx, actor.id, { untilId: until_id, kinds: chosenKinds(narrowed) }))
  })
  return getNotificationSummary(actor)
}

/** Deletes one of the actor's own; the same event is not told to them again. Refuses 404. */
export async function deleteNotification(actor: Actor, id: number): Promise<void> {
  requireAccess(actor)
  await transaction(async (tx) => {
    const deleted = await removeNotification(tx, actor.id, id)
    orNotFound(deleted[0])
    await applySeen(tx, actor.id, deleted, 'dismissed')
  })
}

/** Who waits for access has none, as in the list. */
function requireAccess({ waitsFor }: Actor): void {
  if (waitsFor) throw new Refusal('not_found')
}
