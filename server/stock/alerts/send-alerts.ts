import { settings } from '@/server/config/settings'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { notify, type Stranger } from '@/server/notifications/notifications.service'
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
  const { product, available, quantity, quotationId, companyId, createdAt } = alert
  const title = `${product} está disponível`
  const path = `/platform/simulation/${String(quotationId)}/products`
  const stock = `Há ${formatCount(available, 'unidade disponível', 'unidades disponíveis')} agora; você pediu ${String(quantity)}.`
  await notify(
    tx,
    {
      kind: 'stock_alert',
      key: `stock-alert:${String(id)}:${createdAt.toISOString()}`,
      companyId,
      words: { title, text: stock, path, needs: 'simulation:use' },
      mail: ({ firstName }) => ({
        template: {
          name: 'account',
          data: {
            subject: `${product} chegou`,
            title,
            paragraphs: [
              ...(firstName ? [`Olá, ${firstName.split(' ')[0] ?? firstName}.`] : []),
              stock,
              'Elas não ficam reservadas até você enviar o pedido.',
            ],
            action: { label: 'Abrir a simulação', url: `${settings().APP_URL}${path}` },
            note: `Você recebeu este e-mail porque pediu este aviso em ${formatDay(createdAt.toISOString())}.`,
          },
        },
      }),
    },
    [recipient],
  )
}

/** Nobody, once the account was closed. */
function recipientOf({ user, visitor }: Alert): number | Stranger | null {
  if (user) return user.id
  return visitor.email === null ? null : { email: visitor.email, firstName: visitor.name ?? '' }
}

defineSchedule('stock.send-alerts', '*/5 * * * *', sendStockAlerts)
