import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'

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

const font = { fontFamily: "Geist, system-ui, 'Segoe UI', sans-serif", color: '#161526' }

/** One mail shape for every turn of an order: what happened, by when, one button. */
export function OrderMail({ subject, order, company, title, message, deadline, action }: OrderMailData) {
  return (
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
          <Text style={{ color: '#575666', fontSize: 13, margin: '20px 0 4px' }}>
            {order} · {company}
          </Text>
          <Heading as="h1" style={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, margin: 0 }}>
            {title}
          </Heading>
          <Text style={{ fontSize: 14, lineHeight: '22px' }}>{message}</Text>
          {deadline && <Text style={{ color: '#6D3D0A', fontSize: 14, fontWeight: 600 }}>{deadline}</Text>}
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
          <Hr style={{ borderColor: '#E2E2E9', margin: '24px 0 12px' }} />
          <Text style={{ color: '#70707F', fontSize: 12, margin: 0 }}>
            Você recebeu este e-mail porque participa deste pedido na Arrenda.
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
