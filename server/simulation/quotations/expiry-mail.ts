import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/templates'
import { formatDay } from '@/services/format/format.rules'
import type { ExpiringQuotation } from './expiry.repository'

/** To whoever began a quotation, some days before it ends. */
export function expiryMail({ id, name, simulator, company, person, expiresAt }: ExpiringQuotation): AccountMailData {
  const what = name ? `A cotação “${name}”` : `A sua simulação de ${simulator.toLowerCase()}`
  const whose = company ? `, de ${company},` : ''
  return {
    subject: `Sua cotação vale até ${formatDay(expiresAt)}`,
    title: `Sua cotação vale até ${formatDay(expiresAt)}`,
    paragraphs: [
      `Olá, ${person.trim().split(/\s+/)[0] ?? person}.`,
      `${what}${whose} ainda está aberta. Depois dessa data, os preços deixam de valer.`,
      company
        ? 'Se ela expirar, você ainda pode duplicá-la em Minhas cotações, com os preços do dia.'
        : 'Abra no mesmo navegador em que começou. Lá você entra ou cria a conta da sua empresa e envia o pedido.',
    ],
    action: { label: 'Continuar a cotação', url: `${settings().APP_URL}/platform/simulation/${String(id)}/review` },
    note: company
      ? 'Você recebeu este e-mail porque começou esta cotação na Arrenda. Em Configurações você escolhe os avisos.'
      : 'Você recebeu este e-mail porque simulou na Arrenda. Se não continuar, apagamos seus dados 30 dias depois do fim.',
  }
}
