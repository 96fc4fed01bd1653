import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Db, db, type Tx } from '@/server/db/client'
import { mailOutbox } from '@/server/db/schema'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import type { DroppedStatus, MailStatus } from '@/services/notifications/mail-statuses.rules'
import type { MailTemplate, RenderedMail } from './templates'

export type Mail = {
  eventKey: string
  to: string
  template: MailTemplate
  /** The order that the mail is about. */
  orderId?: number
  /** Not before; at once when left out. */
  at?: Date
  /** Whom it tells of what; left out for mails that nobody may switch off, and those to strangers. */
  tells?: Telling
}

/** Who is told of which kind of event, about which company. */
export type Telling = { userId: number; kind: NotificationKind; companyId: number | null }

/** A mail that was written now, and when it may go out. */
export type NewMail = { mailId: number; at: Date | null }

const UNSENT: MailStatus[] = ['pending', 'failed']

/** Those that are new: none for an event that already has one. */
export async function insertMails(tx: Tx, mails: readonly Mail[]): Promise<NewMail[]> {
  const rows = await tx
    .insert(mailOutbox)
    .values(
      mails.map(({ eventKey, to, template, orderId, at, tells }) => ({
        eventKey,
        recipient: to,
        template: template.name,
        data: template.data,
        orderId,
        sendAt: at,
        ...tells,
      })),
    )
    .onConflictDoNothing({ target: mailOutbox.eventKey })
    .returning({ mailId: mailOutbox.id, at: mailOutbox.sendAt })
  return rows
}

/** The mail, if it still has to be sent. */
export async function findPendingMail(id: number): Promise<Mail | undefined> {
  const rows = await db()
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), inArray(mailOutbox.status, UNSENT)))
  const row = rows[0]
  if (!row) return undefined
  const template = { name: row.template, data: row.data } as MailTemplate
  const { eventKey, recipient, userId, kind, companyId } = row
  const tells = userId !== null && kind !== null ? { userId, kind, companyId } : undefined
  return { eventKey, to: recipient, template, tells }
}

const sent = () => ({ status: 'sent' as const, sentAt: new Date(), error: null })

export const markSent = (id: number, rendered: RenderedMail): Promise<void> =>
  updateMail(id, { ...rendered, ...sent() })

/** For confidential mails: stores only that and to whom it was sent. */
export const markSentAndErased = (id: number, { subject }: RenderedMail): Promise<void> =>
  updateMail(id, { subject, data: {}, ...sent() })

/** For the last mail to an erased person: stores only that it was sent. */
export const markForgotten = (id: number): Promise<void> =>
  updateMail(id, { recipient: 'e-mail removido', data: {}, ...sent() })

export async function deleteMail(id: number): Promise<void> {
  await db().delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** Stores a mail without sending it, when no SMTP is configured; shown at /dev/mailbox. */
export const markStored = (id: number, rendered: RenderedMail): Promise<void> =>
  updateMail(id, { ...rendered, status: 'kept', sentAt: new Date() })

/** Stores why a mail is not sent. */
export const dropMail = (id: number, why: DroppedStatus): Promise<void> => updateMail(id, { status: why })

/** One that was read or withdrawn meanwhile stays so. */
export async function markFailed(id: number, error: string): Promise<void> {
  await db()
    .update(mailOutbox)
    .set({ status: 'failed', error: error.slice(0, 500) })
    .where(and(eq(mailOutbox.id, id), inArray(mailOutbox.status, UNSENT)))
}

/** A mail whose last attempt ended without an answer. */
export async function markGivenUp(tx: Tx, id: number): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ status: 'failed' })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'pending')))
}

async function updateMail(id: number, fields: Partial<typeof mailOutbox.$inferInsert>): Promise<void> {
  await db().update(mailOutbox).set(fields).where(eq(mailOutbox.id, id))
}

/** Deletes the mails of these events that were not sent yet. */
export async function deleteUnsentMails(tx: Tx, eventKeys: readonly string[]): Promise<void> {
  if (eventKeys.length > 0) await tx.delete(mailOutbox).where(isUnsent(eventKeys))
}

const isUnsent = (eventKeys: readonly string[]) =>
  and(sql`${mailOutbox.eventKey} = any(${sql.param([...eventKeys])}::text[])`, inArray(mailOutbox.status, UNSENT))

/** Keeps the mails about an order whose event keys fit from being sent. @param keys a regular expression */
export async function dropMailsOfOrder(tx: Tx, { orderId, keys }: { orderId: number; keys: string }): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ status: 'withdrawn' })
    .where(
      and(eq(mailOutbox.orderId, orderId), sql`${mailOutbox.eventKey} ~ ${keys}`, inArray(mailOutbox.status, UNSENT)),
    )
}

/** Keeps mails that were not sent yet from being sent, and says why. Their keys stay, so that they are not written again. */
export async function dropMails(tx: Tx, eventKeys: readonly string[], why: DroppedStatus): Promise<void> {
  if (eventKeys.length > 0) await tx.update(mailOutbox).set({ status: why }).where(isUnsent(eventKeys))
}

/** Deletes the mails to an address, pending ones included. */
export async function eraseMailsTo(tx: Tx, email: string): Promise<void> {
  await tx.delete(mailOutbox).where(eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()))
}

/** Mails are kept for questions about them, their bodies and all that belong to no order. */
const RETENTION = sql`interval '6 months'`

/** A mail that was never rendered has its subject among its data. */
const subject = sql<string>`coalesce(${mailOutbox.subject}, ${mailOutbox.data} ->> 'subject', '')`

/** Deletes old mails; of those about an order it stays known what was sent to whom. */
export async function purgeMails(conn: Db): Promise<void> {
  const isOld = sql`${mailOutbox.status} <> 'pending' and ${mailOutbox.createdAt} < now() - ${RETENTION}`
  await conn.delete(mailOutbox).where(and(isNull(mailOutbox.orderId), isOld))
  await conn
    .update(mailOutbox)
    .set({ subject, html: null, text: null, data: {} })
    .where(and(or(isNotNull(mailOutbox.html), sql`${mailOutbox.data} <> '{}'`), isOld))
}

/** The mails about an order, newest first. */
export const listMailsOfOrder = (conn: Db, orderId: number, limit: number) =>
  conn
    .select({
      id: mailOutbox.id,
      recipient: mailOutbox.recipient,
      subject,
      status: mailOutbox.status,
      error: mailOutbox.error,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.orderId, orderId))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit)

/** The mail of an order, locked until the end of the transaction. */
export async function lockMailOfOrder(tx: Tx, { orderId, mailId }: { orderId: number; mailId: number }) {
  const [mail] = await tx
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, mailId), eq(mailOutbox.orderId, orderId)))
    .for('update')
  return mail
}

/** Marks a failed mail as pending again. */
export async function markWaiting(tx: Tx, id: number): Promise<void> {
  await tx.update(mailOutbox).set({ status: 'pending' }).where(eq(mailOutbox.id, id))
}

export function listMailbox(limit = 100) {
  return db().select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(limit)
}
