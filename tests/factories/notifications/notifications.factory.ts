import { transaction } from '@/server/db/client'
import { type NotificationEvent, notify } from '@/server/notifications/notifications.service'
import type { NotificationPage, NotificationSummary } from '@/services/notifications/notifications.schema'
import { type Answer, callApi } from '../http/call-api'
import { rowsOf } from '../rows'

let told = 0

/** An event about a page that customers who order may open; each with a key of its own. */
export const anEvent = (overrides: Partial<NotificationEvent> = {}): NotificationEvent => {
  const number = String(++told)
  return {
    kind: 'order_turn',
    key: `told:${number}`,
    words: {
      title: `Evento ${number}`,
      text: 'Pedido 000128',
      path: '/platform/my-orders/000128',
      needs: 'checkout:read',
    },
    mail: ({ firstName }) => ({
      template: {
        name: 'account',
        data: { subject: `Evento ${number}`, title: `Olá, ${firstName}`, paragraphs: [], note: '' },
      },
    }),
    ...overrides,
  }
}

/** Tells people of an event, in a transaction of its own. */
export const tell = (event: NotificationEvent, to: Parameters<typeof notify>[2]): Promise<void> =>
  transaction((tx) => notify(tx, event, to))

type Login = { token: string }

export const notificationsOf = (
  { token }: Login,
  query: Record<string, unknown> = {},
): Promise<Answer<NotificationPage>> => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return callApi<NotificationPage>('GET', `/notifications${text && `?${text}`}`, { token })
}

export const unreadOf = async ({ token }: Login): Promise<number> =>
  (await callApi<NotificationSummary>('GET', '/notifications/summary', { token })).body.unread

type MailRow = { recipient: string; status: string; sends_in: number | null }

/** The mails of an event, with the seconds until they may go out. */
export const mailsOf = ({ key }: NotificationEvent): Promise<MailRow[]> =>
  rowsOf<MailRow>(
    `select recipient, status, round(extract(epoch from send_at - created_at))::int as sends_in
     from mail_outbox where event_key = $1 or event_key like $1 || ':%' order by id`,
    [key],
  )

/** Has every mail that waits go out with the next run of the jobs. */
export async function makeMailsDue(): Promise<void> {
  await rowsOf("update mail_outbox set send_at = now() where status = 'pending'")
  await rowsOf("update pgboss.job set start_after = now() where name = 'mail.deliver' and state < 'active'")
}
