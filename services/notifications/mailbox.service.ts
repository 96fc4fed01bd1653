import { bodyOf, http } from '@/services/http/client'
import type { MailboxEntry } from './mailbox.schema'

/** The newest mails, in development and with demo data; elsewhere 404. */
export const getMailbox = (signal?: AbortSignal): Promise<MailboxEntry[]> =>
  bodyOf(http.get<MailboxEntry[]>('/mailbox', { signal }))
