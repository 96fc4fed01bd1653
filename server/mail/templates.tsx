import { render } from '@react-email/render'
import { AccountMail, type AccountMailData } from './AccountMail'
import { OrderMail, type OrderMailData } from './OrderMail'

/** Every mail that the platform sends, with its data. A new one is a line here and a component. */
export type MailTemplate = { name: 'order-turn'; data: OrderMailData } | { name: 'account'; data: AccountMailData }

/** The mail as it goes out. */
export async function renderMail(template: MailTemplate): Promise<{ subject: string; html: string; text: string }> {
  const element = template.name === 'account' ? <AccountMail {...template.data} /> : <OrderMail {...template.data} />
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })])
  return { subject: template.data.subject, html, text }
}
