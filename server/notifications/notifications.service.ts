import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import type { NotificationWords } from '@/server/db/schema/notifications'
import { notifyBells } from '@/server/live/live.service'
import { deleteUnsentMails, type Mail } from '@/server/mail/mail.repository'
import { enqueueMails } from '@/server/mail/outbox'
import type { AccountMailData } from '@/server/mail/templates'
import type { Actor } from '@/services/auth/actor.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import { mailTime } from '@/services/notifications/mail-time.rules'
import { mayHear } from '@/services/notifications/notification-links.rules'
import { channelsOf } from '@/services/notifications/preferences.rules'
import type { DataExport } from '@/services/users/privacy.schema'
import { loadPreferences } from './notification-preferences'
import { toNotification } from './notifications.mapper'
import {
  deleteNotification,
  deleteNotificationsOf,
  insertNotifications,
  listNotifications,
  listReceivers,
  listStaffIds,
  markRead,
} from './notifications.repository'
import { applySeen } from './apply-seen'

/** The mail to one person; its key, address and time follow from the event. */
export type EventMail = Pick<Mail, 'template' | 'orderId'>

export type NotificationEvent = {
  kind: NotificationKind
  /** Of the event alone: each person gets one notification and one mail for it, however often it is told. */
  key: string
  /** Left out for an event without a place under the bell. */
  words?: NotificationWords
  /** Whose name stands for `{who}` in the words. */
  actorId?: number | null
  companyId?: number | null
  /** Left out for an event without a mail. */
  mail?: (person: { firstName: string }) => EventMail
}

/** Somebody without an account: mailed, since there is no bell and nothing was chosen. */
export type Stranger = { email: string; firstName: string }

/**
 * Tells people of an event, in the transaction of its cause. This is the only place that decides, by the kind's rule and
 * what each person chose, what stands under the bell, what is mailed and when (ADR 550). Users who may not log in,
 * or may not see such a thing (any more), are told nothing. Open tabs of the people learn of it with the commit.
 * @param to ids of users, or strangers
 */
export async function notify(tx: Tx, event: NotificationEvent, to: readonly (number | Stranger)[]): Promise<void> {
  const ids = [...new Set(to.filter((one) => typeof one === 'number'))]
  const strangers = to.filter((one) => typeof one !== 'number')
  const users = ids.length > 0 ? await listReceivers(tx, event.kind, ids) : []
  const receivers = users.filter((user) => mayHear(user, event.kind, event.companyId ?? null))
  const told = receivers.map((person) => ({ person, ...channelsOf(event.kind, person) }))
  if (event.words)
    await ring(
      tx,
      event,
      event.words,
      told.filter(({ bell }) => bell).map(({ person }) => person.id),
    )
  const { mail } = event
  if (!mail) return
  const timing = { now: new Date(), delayMs: settings().MAIL_DELAY_MS }
  await enqueueMails(tx, [
    ...strangers.map((stranger) => ({
      ...mail(stranger),
      eventKey: event.key,
      to: stranger.email,
      at: mailTime(event.kind, { ...timing, hasBell: false }),
    })),
    ...told
      .filter((one) => one.mail)
      .map(({ person, bell }) => ({
        ...mail({ firstName: person.name }),
        eventKey: keyOf(event, person.id),
        to: person.email,
        at: mailTime(event.kind, { ...timing, hasBell: bell && event.words !== undefined }),
      })),
  ])
}

/** Of a mail and of a notification: who reads the notification in time gets no mail of the same key. */
const keyOf = ({ key }: Pick<NotificationEvent, 'key'>, userId: number): string => `${key}:${String(userId)}`

async function ring(
  tx: Tx,
  event: NotificationEvent,
  words: NotificationWords,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  const { kind, actorId = null, companyId = null } = event
  const rows = userIds.map((userId) => ({ userId, kind, eventKey: keyOf(event, userId), words, actorId, companyId }))
  await notifyBells(tx, await insertNotifications(tx, rows))
}

/** The same for the active staff in any of these groups. */
export const notifyGroups = async (tx: Tx, event: NotificationEvent, groups: readonly string[]): Promise<void> =>
  notify(tx, event, await listStaffIds(tx, groups))

/** Marks the notification of an event as read, because the user has seen the thing itself. */
export async function markEventRead(tx: Tx, key: string, userId: number): Promise<void> {
  await applySeen(tx, userId, await markRead(tx, userId, { eventKey: keyOf({ key }, userId) }))
}

/** Takes an event back that no longer holds: nobody finds it under the bell, and mails that were not sent are deleted. */
export async function retract(tx: Tx, key: string, userIds: readonly number[]): Promise<void> {
  await deleteUnsentMails(tx, keysOf(key, userIds))
  for (const userId of userIds) await deleteNotification(tx, userId, { eventKey: keyOf({ key }, userId) })
  await notifyBells(tx, userIds)
}

/** Has the mails of an event written anew by the next `notify`, those that were not sent yet. */
export const rewriteMails = (tx: Tx, key: string, userIds: readonly number[]): Promise<void> =>
  deleteUnsentMails(tx, keysOf(key, userIds))

const keysOf = (key: string, userIds: readonly number[]): string[] => userIds.map((id) => keyOf({ key }, id))

type AccountMail = { eventKey: string; to: string; data: AccountMailData; orderId?: number }

/**
 * Mails somebody what an account, or a signature, cannot do without: passwords, access, links to sign, erasure. There is no
 * bell for it, no choice, and no delay.
 * @returns whether it is new: false for a key that already has a mail
 */
export const mailAccount = async (tx: Tx, { data, ...mail }: AccountMail): Promise<boolean> =>
  (await enqueueMails(tx, [{ ...mail, template: { name: 'account', data } }])) > 0

/** Everything that a person was told under the bell and how they want to be told, for the export of their data. */
export async function exportNotifications(
  tx: Tx,
  actor: Actor,
): Promise<Pick<DataExport, 'preferences' | 'notifications'>> {
  const rows = await listNotifications(tx, actor.id, { limit: MAX_EXPORTED, offset: 0 })
  const notifications = rows
    .map((row) => toNotification(actor, row))
    .map(({ kind, title, text, created_at, read_at }) => ({ kind, title, text, created_at, read_at }))
  return { preferences: await loadPreferences(tx, actor), notifications }
}

/** More than anybody gets within the 180 days for which they are kept. */
const MAX_EXPORTED = 100_000

/** Deletes all that a person was told and chose, when they are erased. */
export const eraseNotifications = (tx: Tx, userId: number): Promise<void> => deleteNotificationsOf(tx, userId)
