import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/AccountMail'
import { formatDateTime } from '@/services/format/format.rules'

type Person = { firstName: string; email: string }

const login = () => ({ label: 'Entrar na Arrenda', url: `${settings().APP_URL}/?action=login` })

const hello = (name: string): string => `Olá, ${name.trim().split(/\s+/)[0] ?? name}.`

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
