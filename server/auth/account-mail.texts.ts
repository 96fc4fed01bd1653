import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/templates'
import { formatDayAndTime } from '@/services/format/format.rules'

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
    `A senha da sua conta foi alterada em ${formatDayAndTime(at)}. As outras sessões foram encerradas.`,
    'Se não foi você, recupere a senha agora mesmo.',
  ],
  action: recover(),
  note: 'Você recebeu este e-mail porque a senha da sua conta mudou.',
})

/** To an e-mail with which somebody registers a company; like the next one it repeats nothing that was typed. */
export const confirmRegistrationMail = (token: string): AccountMailData => ({
  subject: 'Confirme seu e-mail para criar a conta',
  title: 'Confirme seu e-mail',
  paragraphs: [
    'Olá!',
    'Recebemos um cadastro de empresa com este e-mail. Confirme para criarmos a conta. O link abaixo vale por 48 horas e funciona uma vez.',
  ],
  action: {
    label: 'Confirmar e-mail',
    // Behind the #, as for a new password.
    url: `${settings().APP_URL}/?action=confirm-registration#token=${token}`,
  },
  note: 'Se não foi você, ignore este e-mail: nenhuma conta é criada.',
  confidential: true,
})

/** To whoever has confirmed it. Repeats nothing that was typed: a stranger may have written it, and this mail goes to anybody's address. */
export const registeredMail = (): AccountMailData => ({
  subject: 'Recebemos o cadastro da sua empresa',
  title: 'Cadastro recebido',
  paragraphs: [
    'Olá!',
    'Recebemos o cadastro da sua empresa. Nossa equipe confere os dados e ativa a conta, em geral em até 1 dia útil.',
    'Avisamos por e-mail assim que a conta estiver ativa. Até lá, você já pode entrar e conferir seus dados.',
  ],
  action: login(),
  note: 'Você recebeu este e-mail porque cadastrou sua empresa na Arrenda.',
})

/** To the owner of an e-mail with which somebody, perhaps they themselves, tried to register. */
export const emailTakenMail = ({ firstName }: Pick<Person, 'firstName'>): AccountMailData => ({
  subject: 'Você já tem uma conta na Arrenda',
  title: 'Você já tem uma conta',
  paragraphs: [
    hello(firstName),
    'Alguém tentou criar uma conta na Arrenda com este e-mail. Nada foi criado, e a sua conta continua como estava.',
    'Se foi você e não lembra a senha, crie uma nova.',
  ],
  action: recover(),
  note: 'Se não foi você, ignore este e-mail: nada muda na sua conta.',
})

/** To somebody who tried to register a company that has an account; who its people are stays unsaid. */
export const cnpjTakenMail = (): AccountMailData => ({
  subject: 'Sua empresa já tem uma conta na Arrenda',
  title: 'Sua empresa já tem uma conta',
  paragraphs: [
    'Olá!',
    'O CNPJ que você informou já tem uma conta na Arrenda, por isso não criamos outra.',
    'Peça acesso a quem administra a conta da sua empresa: essa pessoa pode convidar você.',
  ],
  note: 'Você recebeu este e-mail porque tentou cadastrar uma empresa na Arrenda.',
})

/** To those of staff who may activate it. */
export const newCompanyMail = (company: { person: string; corporateName: string; cnpj: string }): AccountMailData => ({
  subject: `Nova empresa para ativar: ${company.corporateName}`,
  title: 'Uma empresa espera pela ativação',
  paragraphs: [
    `${company.person} cadastrou ${company.corporateName}, CNPJ ${company.cnpj}.`,
    'Confira os dados e ative a conta. A empresa é avisada por e-mail.',
  ],
  action: { label: 'Ver clientes', url: `${settings().APP_URL}/platform/admin/clients` },
  note: 'Você recebeu este e-mail porque pode ativar empresas na Arrenda.',
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
  note: `A senha temporária vale até ${formatDayAndTime(expiresAt)}. Não a repasse a ninguém.`,
  confidential: true,
})
