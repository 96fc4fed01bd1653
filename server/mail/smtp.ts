import nodemailer, { type Transporter } from 'nodemailer'
import { settings } from '@/server/config/settings'

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
