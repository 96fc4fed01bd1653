import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/AccountMail'
import { formatDateTime } from '@/services/format/format.rules'

type Person = { firstName: string; email: string }

const login = () => ({ label: 'Entrar na Arrenda', url: `${settings().APP_URL}/?action=login` })
const recover = () => ({ label: 'Recuperar a senha', url: `${settings().APP_URL}/?action=recover-password` })

const hello = (name: string): string => `Olá, ${name.trim().split(/\s+/)[0] ?? name}.`

/** To whoever asked for a new password. */
export const recoveryMail = ({ firstName }: Person, token: string): AccountMailData => ({
  subject: 'Crie uma nova senha da Arrenda',
  title: 'Crie uma nova senha',
  paragraphs: [
    hello(firstName),
    'Recebemos um pedido para recuperar a senha da sua conta. O link abaixo vale por 1 hora e funciona uma vez.',
  ],
  action: {
    label: 'Criar nova senha',
    // Behind the #, the token reaches no server, no log and no other site.
    url: `${settings().APP_URL}/?action=reset-password#token=${token}`,
  },
  note: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
  confidential: true,
})

/** To the owner of an account whose password is another one from now on. */
export const passwordChangedMail = ({ firstName }: Person, at: Date): AccountMailData => ({
  subject: 'Sua senha da Arrenda foi alterada',
  title: 'Sua senha foi alterada',
  paragraphs: [
    hello(firstName),
    `A senha da sua conta foi alterada em ${formatDateTime(at)}. As outras sessões foram encerradas.`,
    'Se não foi você, recupere a senha agora mesmo.',
  ],
  action: recover(),
  note: 'Você recebeu este e-mail porque a senha da sua conta mudou.',
})

/** To somebody whom their company has given access. */
export const temporaryPasswordMail = (
  { firstName, email }: Person,
  { password, expiresAt }: { password: string; expiresAt: Date },
): AccountMailData => ({
  subject: 'Sua senha de acesso à Arrenda',
  title: 'Sua senha de acesso',
  paragraphs: [
    hello(firstName),
    `Entre com o e-mail ${email} e a senha abaixo. No primeiro acesso, você escolhe uma senha só sua.`,
  ],
  secret: { label: 'Senha temporária', value: password },
  action: login(),
  note: `A senha temporária vale até ${formatDateTime(expiresAt)}. Não a repasse a ninguém.`,
  confidential: true,
})
