import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'
import { SkeletonBar } from '@/components/ui/Skeleton'
import { StatusTag } from '@/components/ui/StatusTag'
import { toast } from '@/components/ui/toast'
import { orderMailsQueryOptions } from '@/hooks/orders/orders.queries'
import { useResendMail } from '@/hooks/orders/useResendMail'
import { formatMoment } from '@/services/format/format.rules'
import { MAIL_STANDING } from '@/services/orders/order-mails.rules'
import type { OrderMail } from '@/services/orders/order-mails.schema'
import { color } from '@/styles/tokens'
import type { StaffOrderRef } from './StaffOrderScreen'

/** Who was told what by e-mail about this order; asked for when somebody wants to know. */
export const OrderMails = ({ orderRef }: { orderRef: StaffOrderRef }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card
      title="E-mails"
      plainHeader={!open}
      flush
      extra={
        <PlainButton
          kind="text"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? 'Esconder os e-mails' : 'Ver os e-mails'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Esconder' : 'Ver'}
        </PlainButton>
      }
    >
      <div id={id}>{open && <Mails orderRef={orderRef} />}</div>
    </Card>
  )
}

const Mails = ({ orderRef }: { orderRef: StaffOrderRef }) => {
  const { data, isError, refetch } = useQuery(orderMailsQueryOptions(orderRef))
  const { mutate: resend, isPending, variables } = useResendMail(orderRef)
  if (isError)
    return (
      <EmptyState
        variant="error"
        title="Não foi possível carregar os e-mails"
        description="Verifique a conexão."
        action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
      />
    )
  if (!data)
    return (
      <Waiting role="status" aria-label="Carregando os e-mails">
        <SkeletonBar />
        <SkeletonBar $width="60%" />
      </Waiting>
    )
  if (data.length === 0) return <Nothing>Nenhum e-mail foi enviado sobre este pedido.</Nothing>
  return (
    <List>
      {data.map((mail) => (
        <MailRow
          key={mail.id}
          mail={mail}
          busy={isPending && variables === mail.id}
          onResend={() =>
            resend(mail.id, { onSuccess: () => toast.success(`E-mail para ${mail.recipient} voltou para a fila.`) })
          }
        />
      ))}
    </List>
  )
}

const MailRow = ({ mail, busy, onResend }: { mail: OrderMail; busy: boolean; onResend: () => void }) => {
  const { label, tone } = MAIL_STANDING[mail.status]
  return (
    <li>
      <b>{mail.subject}</b>
      <span>{mail.recipient}</span>
      <Line>
        <StatusTag tone={tone}>{label}</StatusTag>
        <time dateTime={mail.sent_at ?? mail.created_at} suppressHydrationWarning>
          {formatMoment(mail.sent_at ?? mail.created_at)}
        </time>
        {mail.status === 'failed' && (
          <PlainButton size="small" busy={busy} aria-label={`Enviar de novo para ${mail.recipient}`} onClick={onResend}>
            Enviar de novo
          </PlainButton>
        )}
      </Line>
      {mail.error && <small>{mail.error}</small>}
    </li>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 20px;
`

const Nothing = styled.p`
  padding: 14px 20px;
  color: ${color.t2};
`

const List = styled.ul`
  max-height: 420px;
  overflow-y: auto;
  > li {
    display: grid;
    gap: 4px;
    padding: 12px 20px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  b {
    font-weight: 500;
  }
  li > span,
  small,
  time {
    color: ${color.t2};
    font-size: 13px;
    line-height: 20px;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`
