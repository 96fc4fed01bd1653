import type { MailboxEntry } from '@/services/notifications/mailbox.schema'

/** The mails whose recipient or subject holds the text. */
export function mailsMatching(mails: readonly MailboxEntry[], text: string): MailboxEntry[] {
  const wanted = text.trim().toLowerCase()
  return mails.filter(({ recipient, subject }) => `${recipient} ${subject ?? ''}`.toLowerCase().includes(wanted))
}

/** The mail as a document of its own whose links open in another tab: a frame is no place to go on from. */
export const frameOf = (html: string): string =>
  html.includes('<head>') ? html.replace('<head>', '<head><base target="_blank">') : `<base target="_blank">${html}`
