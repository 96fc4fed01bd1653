import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Moment } from '@/components/ui/display/Moment'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useResendMail } from '@/hooks/orders/mails.mutations'
import { orderMailsQueryOptions } from '@/hooks/orders/staff-orders.queries'
import { MAIL_STATUS_LABEL } from '@/services/notifications/mail-statuses.rules'
import type { OrderMail } from '@/services/orders/mails/order-mails.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { CollapsibleCard, CollapsibleRows } from '../../ui/display/CollapsibleCard'

/** The e-mails sent about this order; fetched when the card opens. */
export const OrderMails = ({ orderRef }: { orderRef: StaffOrderAddress }) => (
  <CollapsibleCard title="E-mails" what="os e-mails">
    <Mails orderRef={orderRef} />
  </CollapsibleCard>
)

const Mails = ({ orderRef }: { orderRef: StaffOrderAddress }) => {
  const query = useQuery(orderMailsQueryOptions(orderRef))
  const { mutateAsync: resend, isPending, variables } = useResendMail(orderRef)
  const sendAgain = ({ id, recipient }: OrderMail): void =>
    toastOnSuccess(resend(id), `E-mail para ${recipient} voltou para a fila.`)
  return (
    <CollapsibleRows query={query} what="os e-mails" nothing="Nenhum e-mail foi enviado sobre este pedido.">
      {(mails) => (
        <List>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              busy={isPending && variables === mail.id}
              onResend={() => sendAgain(mail)}
            />
          ))}
        </List>
      )}
    </CollapsibleRows>
  )
}

const MailRow = ({ mail, busy, onResend }: { mail: OrderMail; busy: boolean; onResend: () => void }) => {
  const { label, tone } = MAIL_STATUS_LABEL[mail.status]
  return (
    <li>
      <b>{mail.subject}</b>
      <span>{mail.recipient}</span>
      <Line>
        <StatusTag tone={tone}>{label}</StatusTag>
        <Moment at={mail.sent_at ?? mail.created_at} />
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

const List = styled.ul`
  max-height: 420px;
  overflow-y: auto;
  > li {
    display: grid;
    gap: 4px;
    padding: 12px var(--card-inset, 20px);
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
    ${font.secondaryMuted};
  }
`

const Line = styled.div`
  ${flex.wrapRow};
  gap: 4px 12px;
`
