import type { Transporter } from 'nodemailer'
import nodemailer from 'nodemailer'
import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { defineJob } from '@/server/jobs/queue'
import {
  insertMail,
  lockPendingMail,
  type Mail,
  markFailed,
  markForgotten,
  markSent,
  markSentAndErased,
  markStored,
} from './mail.repository'
import type { MailTemplate } from './templates'

const deliver = defineJob<{ mailId: number }>('mail.deliver', async ({ mailId }) => {
  const mail = await lockPendingMail(mailId)
  if (!mail) return
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
})

const isForgotten = (template: MailTemplate): boolean => template.name === 'account' && template.data.forgotten === true

const isConfidential = (template: MailTemplate): boolean =>
  template.name === 'account' && template.data.confidential === true

/**
 * Stores a mail in the caller's transaction and enqueues its delivery with the same commit, so that a process that dies
 * right after the commit loses nothing. Returns false when a mail with this `eventKey` exists already: retries write
 * only one.
 */
export async function enqueueMail(tx: Tx, mail: Mail): Promise<boolean> {
  const mailId = await insertMail(tx, mail)
  if (mailId === undefined) return false
  await deliver.enqueue(tx, { mailId })
  return true
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
