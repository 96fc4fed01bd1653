import { http } from '@/services/http/client'
import type { MailboxEntry } from './mailbox.schema'

/** The newest mails, in development and with demo data; elsewhere 404. */
export async function getMailbox(signal?: AbortSignal): Promise<MailboxEntry[]> {
  const { data } = await http.get<MailboxEntry[]>('/mailbox', { signal })
  return data
}
