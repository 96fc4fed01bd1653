import { recordEvents, SYSTEM } from '@/server/audit/audit.service'
import { settings } from '@/server/config/settings'
import { transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { type NotificationEvent, notify, type Stranger } from '@/server/notifications/notifications.service'
import { formatDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { type ExpiringQuotation, listExpiringQuotations, markQuotationsExpired, noticeKey } from './expiry.repository'

const NOTICE_DAYS = 3
const DAY_MS = 86_400_000

/** Notifies the creators of quotations that expire within three days, once each, and marks the expired ones. */
export async function expireQuotations(now = new Date()): Promise<void> {
  await transaction(async (tx) => {
    const until = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
    for (const ending of await listExpiringQuotations(tx, { now, until })) {
      await notify(tx, expiryEvent(ending), [recipientOf(ending)])
    }
    const expired = await markQuotationsExpired(tx, now)
    if (expired.length === 0) return
    await recordEvents(
      tx,
      SYSTEM,
      expired.map(({ id, companyId }) => ({ model: 'quotation', objectId: id, companyId, action: 'expired' })),
    )
  })
}

defineSchedule('simulation.expire-quotations', '5 * * * *', () => expireQuotations())

/** What a quotation's creator, or a visitor by mail alone, hears some days before it expires. */
function expiryEvent({ id, name, simulator, company, expiresAt }: ExpiringQuotation): NotificationEvent {
  const what = name ? `A cotação “${name}”` : `A sua simulação de ${simulator.toLowerCase()}`
  const whose = company ? `, de ${company.corporateName},` : ''
  const title = `Sua cotação vale até ${formatDay(expiresAt)}`
  const path = `/platform/simulation/${String(id)}/review`
  return {
    kind: 'quotation_expires',
    key: noticeKey(id),
    companyId: company?.id,
    words: { title, text: name ?? `Simulação de ${simulator.toLowerCase()}`, path, needs: 'simulation:use' },
    mail: ({ firstName }) => ({
      template: {
        name: 'account',
        data: {
          subject: title,
          title,
          paragraphs: [
            `Olá, ${firstName.trim().split(/\s+/)[0] ?? firstName}.`,
            `${what}${whose} ainda está aberta. Depois dessa data, os preços deixam de valer.`,
            company
              ? 'Se ela expirar, você ainda pode duplicá-la em Minhas cotações, com os preços do dia.'
              : 'Abra no mesmo navegador em que começou. Lá você entra ou cria a conta da sua empresa e envia o pedido.',
          ],
          action: { label: 'Continuar a cotação', url: `${settings().APP_URL}${path}` },
          note: company
            ? 'Você recebeu este e-mail porque começou esta cotação na Arrenda. Em Configurações você escolhe os avisos.'
            : 'Você recebeu este e-mail porque simulou na Arrenda. Se não continuar, apagamos seus dados 30 dias depois do fim.',
        },
      },
    }),
  }
}

function recipientOf({ userId, visitor }: ExpiringQuotation): number | Stranger {
  if (userId !== null) return userId
  return { email: must(visitor.email, 'e-mail of a visitor'), firstName: visitor.name ?? '' }
}
