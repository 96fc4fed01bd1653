import { http } from '@/services/http/client'
import type { KeptMail } from './mailbox.schema'

/** The newest mails, in development and with demo data; elsewhere 404. */
export async function getMailbox(signal?: AbortSignal): Promise<KeptMail[]> {
  const { data } = await http.get<KeptMail[]>('/mailbox', { signal })
  return data
}
