import type { Transporter } from 'nodemailer'
import nodemailer from 'nodemailer'
import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import {
  deleteMail,
  dropMail,
  findPendingMail,
  insertMails,
  type Mail,
  markFailed,
  markForgotten,
  markSent,
  markSentAndErased,
  markStored,
  type Telling,
} from './mail.repository'
import type { MailTemplate } from './templates'
import type { DroppedStatus } from '@/services/notifications/mail-statuses.rules'

export const MAIL_JOB = 'mail.deliver'

const deliver = defineJob<{ mailId: number }>(MAIL_JOB, deliverMail, { whenGivenUp: forgetMail })

async function deliverMail({ mailId }: { mailId: number }): Promise<void> {
  const mail = await findPendingMail(mailId)
  if (!mail) return
  const why = mail.tells && (await whyNotToSend(mail.tells))
  if (why) return dropMail(mailId, why)
  // Loaded with the first mail: react-email is heavy, and neither migrations nor requests need it.
  const { renderMail } = await import('./templates')
  const rendered = await renderMail(mail.template)
  if (!settings().SMTP_URL) return isForgotten(mail.template) ? markForgotten(mailId) : markStored(mailId, rendered)
  try {
    await sendBySmtp({ to: mail.to, messageId: `${mail.eventKey}@arrenda`, ...rendered })
  } catch (error) {
    await markFailed(mailId, String(error))
    throw error
  }
  if (isForgotten(mail.template)) await markForgotten(mailId)
  else await (isConfidential(mail.template) ? markSentAndErased : markSent)(mailId, rendered)
}

let whyNotToSend: (telling: Telling) => Promise<DroppedStatus | null> = () => Promise.resolve(null)

/** Has a question asked before every mail that tells a person of an event: minutes or a night may have passed since then. */
export function beforeDelivery(ask: typeof whyNotToSend): void {
  whyNotToSend = ask
}

/** What would be forgotten once sent is forgotten as well when it cannot be sent. */
async function forgetMail({ mailId }: { mailId: number }): Promise<void> {
  const mail = await findPendingMail(mailId)
  if (mail && isForgotten(mail.template)) await deleteMail(mailId)
}

const isForgotten = (template: MailTemplate): boolean => template.name === 'account' && template.data.forgotten === true

const isConfidential = (template: MailTemplate): boolean =>
  template.name === 'account' && template.data.confidential === true

/**
 * Stores mails in the caller's transaction and enqueues their delivery with the same commit, so that a process that dies
 * right after the commit loses nothing. An event key that exists already gets no second mail, so a retry writes only one.
 * @returns how many are new
 */
export async function enqueueMails(tx: Tx, mails: readonly Mail[]): Promise<number> {
  const added = mails.length > 0 ? await insertMails(tx, mails) : []
  if (added.length > 0)
    await deliver.enqueueAll(
      tx,
      added.map(({ mailId, at }) => ({ data: { mailId }, ...(at && { startAfter: at }) })),
    )
  return added.length
}

/** Delivers a failed mail again, enqueued with the caller's transaction. */
export const redeliver = (tx: Tx, mailId: number): Promise<void> => deliver.enqueue(tx, { mailId })

let transporter: Transporter | undefined

type Message = { to: string; messageId: string; subject: string; html: string; text: string }

export async function sendBySmtp({ to, messageId, subject, html, text }: Message): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = settings()
  transporter ??= nodemailer.createTransport(SMTP_URL ?? '', {
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  await transporter.sendMail({ from: MAIL_FROM, to, subject, html, text, messageId: `<${messageId}>` })
}
