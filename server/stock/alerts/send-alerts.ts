import { settings } from '@/server/config/settings'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { enqueueMail } from '@/server/mail/outbox'
import { formatCount, formatDay } from '@/services/format/format.rules'
import { listDueAlertIds, takeDueAlert } from './alerts.repository'

/** The most mails of one run; the next run goes on. */
const MAILS_AT_ONCE = 200

/**
 * Mails everyone whose product has units again, who waits longest first; each alert once. Nothing is held for them: the mail
 * says how many units there are (docs/adr/0536).
 */
export async function sendStockAlerts(): Promise<void> {
  for (const id of await listDueAlertIds(db(), MAILS_AT_ONCE)) await transaction((tx) => sendAlert(tx, id))
}

type Alert = NonNullable<Awaited<ReturnType<typeof takeDueAlert>>>

async function sendAlert(tx: Tx, id: number): Promise<void> {
  const alert = await takeDueAlert(tx, id)
  const recipient = alert && recipientOf(alert)
  if (!alert || !recipient) return
  const { product, available, quantity, quotationId, createdAt } = alert
  await enqueueMail(tx, {
    eventKey: `stock-alert:${String(id)}:${createdAt.toISOString()}`,
    to: recipient.email,
    template: {
      name: 'account',
      data: {
        subject: `${product} chegou`,
        title: `${product} está disponível`,
        paragraphs: [
          ...(recipient.name ? [`Olá, ${recipient.name.split(' ')[0] ?? recipient.name}.`] : []),
          `Há ${formatCount(available, 'unidade disponível', 'unidades disponíveis')} agora; você pediu ${String(quantity)}.`,
          'Elas não ficam reservadas até você enviar o pedido.',
        ],
        action: {
          label: 'Abrir a simulação',
          url: `${settings().APP_URL}/platform/simulation/${String(quotationId)}/products`,
        },
        note: `Você recebeu este e-mail porque pediu este aviso em ${formatDay(createdAt.toISOString())}.`,
      },
    },
  })
}

/** Nobody, once the account was closed. */
function recipientOf({ user, visitor }: Alert): { email: string; name: string | null } | null {
  if (user) return user.active ? user : null
  return visitor.email === null ? null : { email: visitor.email, name: visitor.name }
}

defineSchedule('stock.send-alerts', '*/5 * * * *', sendStockAlerts)
