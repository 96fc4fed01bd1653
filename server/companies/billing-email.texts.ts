import { settings } from '@/server/config/settings'
import type { AccountMailData } from '@/server/mail/templates'

/** To an address that a company names for its invoices. Its name alone says who asks, so that a stranger learns no more. */
export const billingEmailMail = (corporateName: string, token: string): AccountMailData => ({
  subject: 'Confirme este e-mail para receber faturas',
  title: 'Confirme o e-mail de cobrança',
  paragraphs: [
    'Olá!',
    `${corporateName} quer receber aqui as faturas da Arrenda. Confirme para começarmos a enviar. O link abaixo vale por 48 horas.`,
  ],
  action: {
    label: 'Confirmar e-mail',
    // Behind the #, the token reaches no server, no log and no other site.
    url: `${settings().APP_URL}/?action=confirm-billing-email#token=${token}`,
  },
  note: 'Se não foi você nem sua empresa, ignore este e-mail: nada será enviado para cá.',
  confidential: true,
})
