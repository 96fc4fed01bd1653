import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/templates'
import { formatDay, lowerFirst } from '@/services/format/format.rules'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import { PRIVACY_KIND_LABEL, type PrivacyKind } from '@/services/users/privacy-requests.rules'
import { DATA_OFFICER } from '@/services/users/privacy.rules'

type Facts = { protocol: string; kind: PrivacyKind; dueOn: string }
type Decision = { approved: boolean; message?: string }

const NOTE = `Dúvidas? Escreva para ${DATA_OFFICER}.`

const hello = (name?: string): string => (name ? `Olá, ${name.split(' ')[0] ?? name}.` : 'Olá!')

/** The protocol, to whoever asked something of their data. */
export const requestedMail = ({ protocol, kind, dueOn }: Facts, name?: string): AccountMailData => ({
  subject: `Recebemos seu pedido ${protocol}`,
  title: 'Recebemos seu pedido sobre dados pessoais',
  paragraphs: [hello(name), `Pedido: ${PRIVACY_KIND_LABEL[kind]}. Respondemos neste e-mail até ${formatDay(dueOn)}.`],
  secret: { label: 'Protocolo', value: protocol },
  note: `Se não foi você, escreva para ${DATA_OFFICER} e diga o protocolo.`,
})

/** The answer of staff; it may name personal data, so it is not kept once it was sent. */
export const answeredMail = (
  { protocol, kind }: Facts,
  { approved, message = '' }: Decision,
  name?: string,
): AccountMailData => ({
  subject: `Resposta ao seu pedido ${protocol}`,
  title: approved ? 'Respondemos ao seu pedido' : 'Seu pedido não foi aceito',
  paragraphs: [hello(name), `Pedido ${protocol}: ${PRIVACY_KIND_LABEL[kind]}.`, ...message.split(/\n+/)],
  note: `${NOTE} Se discordar, você pode reclamar à ANPD.`,
  confidential: true,
})

/** What became of a person's wish to be erased. The address is forgotten with the rest, so this is the last mail to it. */
export function erasureMail(firstName: string, protocol: string, { approved, message }: Decision): AccountMailData {
  const said = [...(message ? [`Mensagem: “${message}”`] : []), `Protocolo: ${protocol}.`]
  if (!approved) {
    return {
      subject: 'Seu pedido de exclusão não foi aceito',
      title: 'Seu pedido de exclusão não foi aceito',
      paragraphs: [hello(firstName), 'Analisamos o pedido e sua conta continua como estava.', ...said],
      action: { label: 'Ver minhas configurações', url: `${settings().APP_URL}/platform/settings#privacidade` },
      note: NOTE,
    }
  }
  return {
    subject: 'Sua conta na Arrenda foi excluída',
    title: 'Sua conta foi excluída',
    paragraphs: [
      hello(firstName),
      `Apagamos: ${ERASED.map(lowerFirst).join('; ')}.`,
      ...KEPT.map(({ what, why }) => `Guardamos: ${lowerFirst(what)}. ${why}`),
      ...said,
    ],
    note: NOTE,
    confidential: true,
    forgotten: true,
  }
}
