import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'

type Props = {
  subject: string
  /** A small line above the title, such as the order. */
  over?: string
  title: string
  children: ReactNode
  action?: { label: string; url: string }
  /** Why the mail came, or what to mind. */
  note: string
}

const font = { fontFamily: "Geist, system-ui, 'Segoe UI', sans-serif", color: '#161526' }

export const paragraph = { fontSize: 14, lineHeight: '22px' } as const

/** What all mails look like: the name, a title, a few sentences, at most one button. */
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
