import type { AccountMailData } from '@/server/mail/AccountMail'
import { settings } from '@/server/config/settings'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import { DATA_OFFICER } from '@/services/users/privacy.rules'

type Decision = { approved: boolean; message?: string }

/** What became of a person's wish to be erased. The address is forgotten with the rest, so this is the last mail to it. */
export function erasureMail({ firstName }: { firstName: string }, { approved, message }: Decision): AccountMailData {
  const hello = `Olá, ${firstName.split(' ')[0] ?? firstName}.`
  const said = message ? [`Mensagem: “${message}”`] : []
  const note = `Dúvidas? Escreva para ${DATA_OFFICER}.`
  if (!approved) {
    return {
      subject: 'Seu pedido de exclusão não foi aceito',
      title: 'Seu pedido de exclusão não foi aceito',
      paragraphs: [hello, 'Analisamos o pedido e sua conta continua como estava.', ...said],
      action: { label: 'Ver minhas configurações', url: `${settings().APP_URL}/platform/settings#privacidade` },
      note,
    }
  }
  return {
    subject: 'Sua conta na Arrenda foi excluída',
    title: 'Sua conta foi excluída',
    paragraphs: [
      hello,
      `Apagamos: ${ERASED.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ')}.`,
      ...KEPT.map(({ what, why }) => `Guardamos: ${what.charAt(0).toLowerCase()}${what.slice(1)}. ${why}`),
      ...said,
    ],
    note,
    confidential: true,
  }
}
