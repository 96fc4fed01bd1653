import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { Ago } from '@/components/ui/display/Moment'
import { Two } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { DueTone } from '@/services/format/format.rules'
import { CATEGORY_LABEL } from '@/services/tickets/ticket-states.rules'
import { customerDeadline, customerTurnTag, lastMessageText } from '@/services/tickets/ticket-texts.rules'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { ticket: TicketSummary }

export const ticketColumns: readonly DataColumn<TicketSummary>[] = [
  { key: 'id', title: 'Chamado', width: 96, render: ({ id }) => id },
  { key: 'subject', title: 'Assunto', render: (ticket) => <SubjectCell ticket={ticket} /> },
  { key: 'about', title: 'Sobre', render: (ticket) => <AboutCell ticket={ticket} /> },
  { key: 'turn', title: 'Vez de', width: 140, render: (ticket) => <TurnTag ticket={ticket} /> },
  { key: 'last', title: 'Última mensagem', render: (ticket) => <LastMessageCell ticket={ticket} /> },
  { key: 'due', title: 'Prazo', align: 'right', render: (ticket) => <TicketDeadline ticket={ticket} /> },
]

const SubjectCell = ({ ticket }: Props) => (
  <Tall>
    <Subject ticket={ticket} />
    <small>{CATEGORY_LABEL[ticket.category]}</small>
  </Tall>
)

const Subject = ({ ticket: { subject, unread } }: Props) => (
  <SubjectLine $unread={unread}>
    {subject}
    {unread && (
      <>
        {' '}
        <Dot aria-hidden />
        <span className="visually-hidden">, não lido</span>
      </>
    )}
  </SubjectLine>
)

const AboutCell = ({ ticket: { unit, order } }: Props) => {
  if (unit)
    return (
      <Two>
        {unit.product}
        <Serial>{unit.serial}</Serial>
      </Two>
    )
  return order && <span>Pedido {order.order_mask_id}</span>
}

const TurnTag = ({ ticket }: Props) => {
  const { tone, word } = customerTurnTag(ticket)
  return <StatusTag tone={tone}>{word}</StatusTag>
}

const LastMessageCell = ({ ticket }: Props) => (
  <Two>
    {lastMessageText(ticket)}
    {ticket.last_message && (
      <small>
        <Ago at={ticket.last_message.at} />
      </small>
    )}
  </Two>
)

const TicketDeadline = ({ ticket }: Props) => {
  const deadline = customerDeadline(ticket)
  return (
    deadline && (
      <Until $tone={deadline.tone} suppressHydrationWarning>
        {deadline.tone === 'late' && <ClockAlert size={15} strokeWidth={1.75} aria-hidden />}
        {deadline.text}
      </Until>
    )
  )
}

/** A ticket on a phone. */
export const TicketCard = ({ ticket }: Props) => {
  const { id, category, unit, order } = ticket
  const about = unit ? `${unit.product} · ${unit.serial}` : order && `Pedido ${order.order_mask_id}`
  return (
    <Body>
      <Subject ticket={ticket} />
      <small>
        Chamado {id} · {CATEGORY_LABEL[category]}
      </small>
      {about && <small>{about}</small>}
      <div>
        <TurnTag ticket={ticket} />
        <TicketDeadline ticket={ticket} />
      </div>
    </Body>
  )
}

const Serial = styled.small`
  white-space: nowrap;
`

/** Makes every row 68 high. */
const Tall = styled(Two)`
  min-height: 44px;
`

const SubjectLine = styled.span<{ $unread: boolean }>`
  ${font.body};
  font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
`

const Dot = styled.i`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-left: 4px;
  border-radius: 50%;
  background: ${color.fill};
`

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: 'inherit' }

const Until = styled.span<{ $tone: DueTone }>`
  ${flex.inlineRow};
  gap: 5px;
  svg {
    flex: none;
  }
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 'inherit' : 600)};
`

const Body = styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
  small {
    ${font.secondaryMuted};
  }
  > div {
    ${flex.wrapBetween};
    gap: 4px 12px;
    margin-top: 6px;
    ${font.secondary};
  }
`
