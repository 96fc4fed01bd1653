import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { MailFrame, paragraph } from './MailFrame'

export type AccountMailData = {
  subject: string
  title: string
  paragraphs: string[]
  /** Something to read off and type, such as a temporary password. */
  secret?: { label: string; value: string }
  action?: { label: string; url: string }
  note: string
  /** It opens an account: once it has gone out, our database forgets what it said. */
  confidential?: boolean
}

/** Mails about a person's own account: access, passwords, activation. */
export const AccountMail = ({ subject, title, paragraphs, secret, action, note }: AccountMailData) => (
  <MailFrame subject={subject} title={title} action={action} note={note}>
    {paragraphs.map((text) => (
      <Text key={text} style={paragraph}>
        {text}
      </Text>
    ))}
    {secret && (
      <Section style={{ backgroundColor: '#F4F3FB', borderRadius: 8, padding: '12px 16px', margin: '8px 0 24px' }}>
        <Text style={{ color: '#575666', fontSize: 13, margin: 0 }}>{secret.label}</Text>
        <Text style={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 20, margin: '4px 0 0' }}>
          {secret.value}
        </Text>
      </Section>
    )}
  </MailFrame>
)
