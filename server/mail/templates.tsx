import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render, toPlainText } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'

type Props = {
  subject: string
  /** A small line above the title, such as the order's number. */
  over?: string
  title: string
  children: ReactNode
  action?: { label: string; url: string }
  /** Why the recipient gets this mail, or what to bear in mind. */
  note: string
}

const font = { fontFamily: "Geist, system-ui, 'Segoe UI', sans-serif", color: '#161526' }

export const paragraph = { fontSize: 14, lineHeight: '22px' } as const

/** The layout of all mails: the name, a title, a few sentences, at most one button. */
export const MailFrame = ({ subject, over, title, children, action, note }: Props) => (
  <Html lang="pt-BR">
    <Head />
    <Preview>{subject}</Preview>
    <Body style={{ ...font, backgroundColor: '#FBFBFD', margin: 0, padding: '32px 16px' }}>
      <Container
        style={{
          backgroundColor: '#FFFFFF',
          border: '1px solid #E2E2E9',
          borderRadius: 12,
          padding: 28,
          maxWidth: 520,
        }}
      >
        <Text style={{ color: '#3F2EBC', fontSize: 18, fontWeight: 600, margin: 0 }}>arrenda</Text>
        {over && <Text style={{ color: '#575666', fontSize: 13, margin: '20px 0 4px' }}>{over}</Text>}
        <Heading as="h1" style={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, margin: over ? 0 : '20px 0 0' }}>
          {title}
        </Heading>
        {children}
        {action && (
          <Button
            href={action.url}
            style={{
              backgroundColor: '#3F2EBC',
              borderRadius: 8,
              color: '#FFFFFF',
              fontSize: 14,
              fontWeight: 500,
              padding: '12px 20px',
            }}
          >
            {action.label}
          </Button>
        )}
        <Hr style={{ borderColor: '#E2E2E9', margin: '24px 0 12px' }} />
        <Text style={{ color: '#70707F', fontSize: 12, margin: 0 }}>{note}</Text>
      </Container>
    </Body>
  </Html>
)

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <Text key={text} style={paragraph}>
      {text}
    </Text>
  ))

/** Something to copy, under its name. */
const ToCopy = ({ label, value, style }: { label: string; value: string; style: CSSProperties }) => (
  <Section style={{ backgroundColor: '#F4F3FB', borderRadius: 8, padding: '12px 16px', margin: '8px 0 24px' }}>
    <Text style={{ color: '#575666', fontSize: 13, margin: 0 }}>{label}</Text>
    <Text style={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', margin: '4px 0 0', ...style }}>{value}</Text>
  </Section>
)

export type OrderMailData = {
  subject: string
  /** "Pedido 000128". */
  order: string
  company: string
  /** What happened, and what to do next. */
  title: string
  message: string
  /** "Prazo: terça, 24/11, às 18h", if there is a deadline. */
  deadline?: string
  action: { label: string; url: string }
}

/** The mail for every turn of an order: what happened, until when to act, one button. */
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

export type AccountMailData = {
  subject: string
  title: string
  paragraphs: string[]
  /** Something to copy, such as a temporary password. */
  secret?: { label: string; value: string }
  action?: { label: string; url: string }
  note: string
  /** It contains a credential: its content is deleted from the database once it was sent. */
  confidential?: boolean
  /** Once sent, not even its recipient is kept: the last mail to somebody who was erased. */
  forgotten?: boolean
}

/** Mails about a user's own account: access, passwords, activation. */
export const AccountMail = ({ subject, title, paragraphs, secret, action, note }: AccountMailData) => (
  <MailFrame subject={subject} title={title} action={action} note={note}>
    <Paragraphs texts={paragraphs} />
    {secret && <ToCopy {...secret} style={{ fontSize: 20 }} />}
  </MailFrame>
)

export type InvoiceMailData = {
  subject: string
  /** "Fatura 000231 · novembro de 2026". */
  invoice: string
  company: string
  title: string
  paragraphs: string[]
  /** What is paid with it, to copy; left out where nothing is to be paid, or no receiver is set. */
  pix?: string
  action: { label: string; url: string }
  note: string
}

/** What people hear of an invoice: what it is about, the Pix code, one button. */
export const InvoiceMail = ({ subject, invoice, company, title, paragraphs, pix, action, note }: InvoiceMailData) => (
  <MailFrame subject={subject} over={`${invoice} · ${company}`} title={title} action={action} note={note}>
    <Paragraphs texts={paragraphs} />
    {pix && (
      <ToCopy
        label="Pix copia e cola"
        value={pix}
        style={{ fontSize: 13, lineHeight: '20px', wordBreak: 'break-all' }}
      />
    )}
  </MailFrame>
)

/** All mails that the platform sends, with their data. A new one needs a line here and a component. */
export type MailTemplate =
  | { name: 'order-turn'; data: OrderMailData }
  | { name: 'account'; data: AccountMailData }
  | { name: 'invoice'; data: InvoiceMailData }

export type RenderedMail = { subject: string; html: string; text: string }

/** The last notice about an order or an invoice: everybody whom it concerns gets the same one, one after the other. */
let lastNotice: { key: string; mail: Promise<RenderedMail> } | undefined

/** The rendered mail. */
export async function renderMail(template: MailTemplate): Promise<RenderedMail> {
  if (template.name === 'account') return renderAnew(template)
  const key = JSON.stringify(template.data)
  if (lastNotice?.key !== key) lastNotice = { key, mail: renderAnew(template) }
  return lastNotice.mail
}

function elementOf(template: MailTemplate) {
  if (template.name === 'account') return <AccountMail {...template.data} />
  return template.name === 'invoice' ? <InvoiceMail {...template.data} /> : <OrderMail {...template.data} />
}

async function renderAnew(template: MailTemplate): Promise<RenderedMail> {
  const html = await render(elementOf(template))
  return { subject: template.data.subject, html, text: toPlainText(html) }
}
