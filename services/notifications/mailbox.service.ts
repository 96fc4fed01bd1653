import { bodyOf, http } from '@/services/http/client'
import type { MailboxEntry } from './mailbox.schema'

/** The newest stored mails, in development and with demo data; 404 elsewhere. */
export const getMailbox = (signal?: AbortSignal): Promise<MailboxEntry[]> =>
  bodyOf(http.get<MailboxEntry[]>('/mailbox', { signal }))
