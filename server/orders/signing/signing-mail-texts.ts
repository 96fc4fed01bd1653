import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/templates'
import { formatDateTime, formatDay, lowerFirst } from '@/services/format/format.rules'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import { CODE_MINUTES, COPY_DAYS } from '@/services/signing/signing.rules'

/** What a document is called where it is signed: 'Contrato de locação nº 2026/0128'. */
export function documentTitle(documentType: string, contractNumber: string | null): string {
  const number = documentType === 'CONTRACT' && contractNumber ? ` nº ${contractNumber}` : ''
  return `${documentTypeName(documentType)}${number}`
}

type MailDocument = { title: string; company: string; orderMaskId: string }
type Addressee = { name: string; role: string }

const hello = (name: string): string => `Olá, ${name.trim().split(/\s+/)[0] ?? name}.`
// In the fragment, the key reaches no server, no log and no other site.
const signingPage = (token: string): string => `${settings().APP_URL}/sign#key=${token}`

/** Asks somebody to sign, with their personal link. */
export const invitationMail = (
  document: MailDocument,
  { name, role }: Addressee,
  token: string,
  expiresAt: Date,
): AccountMailData => ({
  subject: `Pedido ${document.orderMaskId}: assine o ${lowerFirst(document.title)}`,
  title: `Assine o ${lowerFirst(document.title)}`,
  paragraphs: [
    hello(name),
    role === 'witness'
      ? `Você foi indicado como testemunha do documento de ${document.company} com a Arrenda.`
      : `Você foi indicado para assinar o documento de ${document.company} com a Arrenda.`,
    `Leia o documento na tela e assine com um código que enviamos por e-mail. O link é só seu e vale até ${formatDay(expiresAt)}.`,
  ],
  action: { label: 'Ler e assinar', url: signingPage(token) },
  note: 'Não encaminhe este e-mail: quem abre o link vê o documento em seu nome. Se você não conhece essa empresa, ignore-o.',
  confidential: true,
})

type Link = { token: string; expiresAt: Date; isLastCall?: boolean }

/** Reminds somebody who has not signed, with another link; the last call says that it runs out. */
export const reminderMail = (
  document: MailDocument,
  { name, role }: Addressee,
  { token, expiresAt, isLastCall }: Link,
): AccountMailData => {
  const title = lowerFirst(document.title)
  const until = isLastCall ? formatDateTime(expiresAt) : formatDay(expiresAt)
  return {
    subject: `Pedido ${document.orderMaskId}: ${isLastCall ? `último lembrete para assinar o ${title}` : `falta a sua assinatura no ${title}`}`,
    title: isLastCall ? 'Seu link para assinar está para vencer' : 'Falta a sua assinatura',
    paragraphs: [
      hello(name),
      `O ${title} de ${document.company} com a Arrenda espera a sua assinatura${role === 'witness' ? ' como testemunha' : ''}.`,
      `O link abaixo é só seu, substitui o anterior e vale até ${until}.`,
    ],
    action: { label: 'Ler e assinar', url: signingPage(token) },
    note: 'Não encaminhe este e-mail: quem abre o link vê o documento em seu nome. Se não quiser assinar, abra o link e diga por quê.',
    confidential: true,
  }
}

/** The code that proves that the address is theirs. Its subject does not name it: staff see the subjects of an order's mails. */
export const codeMail = (document: MailDocument, { name }: Addressee, code: string): AccountMailData => ({
  subject: `Pedido ${document.orderMaskId}: seu código para assinar`,
  title: 'Seu código para assinar',
  paragraphs: [hello(name), `Use o código para assinar o ${lowerFirst(document.title)}.`],
  secret: { label: `Código, vale por ${String(CODE_MINUTES)} minutos`, value: code },
  note: 'Ninguém da Arrenda pede esse código. Se não foi você que pediu, ignore este e-mail.',
  confidential: true,
})

/** The document with everyone's signatures, for each who gave one. */
export const copyMail = (document: MailDocument, { name }: Addressee, token: string): AccountMailData => ({
  subject: `Pedido ${document.orderMaskId}: ${lowerFirst(document.title)} assinado por todos`,
  title: 'Todos assinaram',
  paragraphs: [
    hello(name),
    `O ${lowerFirst(document.title)} foi assinado por todos. A sua via, com a página de assinaturas, fica disponível por ${String(COPY_DAYS)} dias.`,
  ],
  action: { label: 'Abrir minha via', url: signingPage(token) },
  note: 'Você recebeu este e-mail porque assinou o documento.',
  confidential: true,
})
