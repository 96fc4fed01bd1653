import { settings } from '@/server/config/settings'
import type { Db, Tx } from '@/server/db/client'
import { strangerKey } from '@/server/mail/stranger-key'
import type { NotificationWords } from '@/server/db/schema/notifications'
import { notifyBells } from '@/server/live/live.service'
import { deleteUnsentMails, dropMails, dropMailsOfOrder, type Mail } from '@/server/mail/mail.repository'
import { enqueueMails } from '@/server/mail/outbox'
import type { AccountMailData } from '@/server/mail/templates'
import type { Actor } from '@/services/auth/actor.rules'
import { type Permission, PERMISSIONS } from '@/services/auth/permissions.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import { mailTime } from '@/services/notifications/mail-time.rules'
import { mayHear } from '@/services/notifications/notification-links.rules'
import { channelsOf } from '@/services/notifications/preferences.rules'
import type { DataExport } from '@/services/users/privacy.schema'
import { loadPreferences } from './notification-preferences'
import { toNotification } from './notifications.mapper'
import {
  deleteNotificationsOf,
  forgetByKeys,
  insertNotifications,
  listNotifications,
  listRemovedKeys,
  markRead,
  markReadOfOrder,
  removeByKeys,
  removeOfOrder,
} from './notifications.repository'
import { listReceivers, listStaffIds } from './receivers.repository'
import { applySeen } from './apply-seen'

/** The mail to one person; all but its words follows from the event. */
export type EventMail = Pick<Mail, 'template'>

export type NotificationEvent = {
  kind: NotificationKind
  /** Of the event alone: each person gets one notification and one mail for it, however often it is told. */
  key: string
  /** Left out for an event without a place under the bell. */
  words?: NotificationWords
  /** Whose name stands for `{who}` in the words. */
  actorId?: number | null
  companyId?: number | null
  /** The order that it is about, if it is about one. */
  orderId?: number
  /** Left out for an event without a mail. */
  mail?: (person: { firstName: string }) => EventMail
}

/** Somebody without an account: mailed, since there is no bell and nothing was chosen. */
export type Stranger = { email: string; firstName: string }

/**
 * Tells people of an event, in the transaction of its cause. This is the only place that decides, by the kind's rule and
 * what each person chose, what stands under the bell, what is mailed and when (ADR 550). Users who may not log in,
 * may not see such a thing (any more), or have removed the notification of the event, are told nothing. Open tabs of the
 * people learn of it with the commit.
 * @param to ids of users, or strangers
 */
export async function notify(tx: Tx, event: NotificationEvent, to: readonly (number | Stranger)[]): Promise<void> {
  const ids = [...new Set(to.filter((one) => typeof one === 'number'))]
  const strangers = to.filter((one) => typeof one !== 'number')
  const users = ids.length > 0 ? await listReceivers(tx, event.kind, ids) : []
  const over = new Set(users.length > 0 ? await listRemovedKeys(tx, keysOf(event.key, ids)) : [])
  const receivers = users.filter(
    (user) => mayHear(user, event.kind, event.companyId ?? null) && !over.has(keyOf(event, user.id)),
  )
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
  const { kind, companyId = null, orderId } = event
  await enqueueMails(tx, [
    ...strangers.map((stranger) => ({
      ...mail(stranger),
      orderId,
      eventKey: `${event.key}:${strangerKey(stranger.email)}`,
      to: stranger.email,
      at: mailTime(event.kind, { ...timing, hasBell: false }),
    })),
    ...told
      .filter((one) => one.mail)
      .map(({ person, bell }) => ({
        ...mail({ firstName: person.name }),
        orderId,
        tells: { userId: person.id, kind, companyId },
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
  const { kind, actorId = null, companyId = null, orderId } = event
  const rows = userIds.map((userId) => ({
    userId,
    kind,
    eventKey: keyOf(event, userId),
    words,
    actorId,
    companyId,
    orderId,
  }))
  await notifyBells(tx, await insertNotifications(tx, rows))
}

/** The same for the active staff in any of these groups. */
export const notifyGroups = async (tx: Tx, event: NotificationEvent, groups: readonly string[]): Promise<void> =>
  notify(tx, event, await listStaffIds(tx, groups))

/** The active staff who have a permission. */
export function listStaffWho(conn: Db, permission: Permission): Promise<number[]> {
  const grant: { customer?: readonly string[]; staff?: readonly string[] } = PERMISSIONS[permission]
  return listStaffIds(conn, grant.staff ?? [])
}

/** Marks the notification of an event as read, because the user has seen the thing itself. */
export const markEventRead = (tx: Tx, key: string, userId: number): Promise<void> => markEventsRead(tx, [key], userId)

/** The same for several events. */
export async function markEventsRead(tx: Tx, keys: readonly string[], userId: number): Promise<void> {
  if (keys.length === 0) return
  await applySeen(tx, userId, await markRead(tx, userId, { eventKeys: keys.map((key) => keyOf({ key }, userId)) }))
}

/**
 * Takes an event back that no longer holds: nobody finds it under the bell, and mails that were not sent stay unsent. It is
 * over for these people: telling it again, as a repeated reminder would, reaches nobody.
 */
export async function retract(tx: Tx, key: string, userIds: readonly number[]): Promise<void> {
  await retractAll(tx, [key], userIds)
}

/** The same for several events, and for strangers who were mailed. @param emails of strangers */
export async function retractAll(
  tx: Tx,
  events: readonly string[],
  userIds: readonly number[],
  emails: readonly string[] = [],
): Promise<void> {
  const keys = events.flatMap((key) => keysOf(key, userIds))
  const mailed = events.flatMap((key) => emails.map((email) => `${key}:${strangerKey(email)}`))
  await dropMails(tx, [...keys, ...mailed], 'withdrawn')
  await notifyBells(tx, await removeByKeys(tx, keys))
}

/**
 * The same for an event that may come again under its key, as a mention that is taken out of a note and put in again:
 * nothing of it stays, and the next `notify` tells it as new. A mail that went out already is not sent twice.
 */
export async function retractForNow(tx: Tx, key: string, userIds: readonly number[]): Promise<void> {
  const keys = keysOf(key, userIds)
  await deleteUnsentMails(tx, keys)
  await notifyBells(tx, await forgetByKeys(tx, keys))
}

/** Events of an order, by a regular expression that the keys of their notifications and mails fit. */
type OrderEvents = { orderId: number; keys: string }

/** Takes events of an order back that were undone, as `retract` does, whoever was told. */
export async function retractOfOrder(tx: Tx, events: OrderEvents): Promise<void> {
  await dropMailsOfOrder(tx, events)
  await notifyBells(tx, idsOf(await removeOfOrder(tx, events)))
}

/** For events of an order that nobody has to act on any more: they count as read, and mails that wait stay unsent. */
export async function markReadForOrder(tx: Tx, events: OrderEvents): Promise<void> {
  await dropMailsOfOrder(tx, events)
  await notifyBells(tx, idsOf(await markReadOfOrder(tx, events)))
}

const idsOf = (rows: readonly { userId: number }[]): number[] => [...new Set(rows.map(({ userId }) => userId))]

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
