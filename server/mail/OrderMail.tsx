import { Text } from '@react-email/text'
import { MailFrame, paragraph } from './MailFrame'

export type OrderMailData = {
  subject: string
  /** "Pedido 000128". */
  order: string
  company: string
  /** What happened, and what to do next. */
  title: string
  message: string
  /** "Prazo: terça, 24/11, às 18h", when there is one. */
  deadline?: string
  action: { label: string; url: string }
}

/** One mail shape for every turn of an order: what happened, by when, one button. */
export const OrderMail = ({ subject, order, company, title, message, deadline, action }: OrderMailData) => (
  <MailFrame
    subject={subject}
    over={`${order} · ${company}`}
    title={title}
    action={action}
    note="Você recebeu este e-mail porque participa deste pedido na Arrenda."
  >
    <Text style={paragraph}>{message}</Text>
    {deadline && <Text style={{ color: '#6D3D0A', fontSize: 14, fontWeight: 600 }}>{deadline}</Text>}
  </MailFrame>
)
