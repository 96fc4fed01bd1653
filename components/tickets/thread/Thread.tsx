import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { formatCount, formatDayShort } from '@/services/format/format.rules'
import { threadDays, threadEntries, type ThreadDay, type ThreadEntry } from '@/services/tickets/thread.rules'
import type { Ticket, TicketMessage } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ExchangeStepLine, SystemMessageLine } from './ThreadLine'
import { ThreadMessage } from './ThreadMessage'

type Props = {
  ticket: Ticket
  /** The newest last. */
  messages: readonly TicketMessage[]
  /** Older messages are on the server. */
  hasOlder?: boolean
  isLoadingOlder?: boolean
  onOlder?: () => void
  /** The first message that was unread when the ticket was opened: a line stands above it. */
  unreadFrom?: number
  /** Days before the newest one are folded to a line each: on phones. */
  foldDays?: boolean
  /** Beside the names of customers, for staff. */
  company?: string
}

/** The conversation of a ticket, with the steps of its exchange and what the platform did. Fills its container. */
export const Thread = ({ ticket, messages, hasOlder = false, foldDays = false, ...props }: Props) => {
  const { isLoadingOlder = false, onOlder, company } = props
  const entries = threadEntries(messages, ticket.exchange, hasOlder)
  // Where all is new, a line above the first message would say nothing.
  const isAllNew = !hasOlder && messages[0]?.id === props.unreadFrom
  const unreadFrom = isAllNew ? undefined : props.unreadFrom
  const days = threadDays(entries)
  return (
    <List aria-label="Conversa">
      {hasOlder && (
        <Older>
          <PlainButton kind="link" size="small" busy={isLoadingOlder} onClick={onOlder}>
            Ver mensagens anteriores
          </PlainButton>
        </Older>
      )}
      {days.map((day, at) => (
        <Day
          key={day.day}
          day={day}
          isFolded={foldDays && at < days.length - 1 && !hasEntry(day, unreadFrom)}
          {...{ ticket, unreadFrom, company }}
        />
      ))}
    </List>
  )
}

const hasEntry = ({ entries }: ThreadDay, id: number | undefined): boolean =>
  entries.some((entry) => isMessage(entry, id))

const isMessage = (entry: ThreadEntry, id: number | undefined): boolean =>
  entry.kind === 'message' && entry.message.id === id

type DayProps = Pick<Props, 'ticket' | 'unreadFrom' | 'company'> & { day: ThreadDay; isFolded: boolean }

const Day = ({ day, isFolded, ticket, unreadFrom, company }: DayProps) => {
  const [isOpened, setOpened] = useState(false)
  if (isFolded && !isOpened)
    return (
      <li>
        <Fold type="button" onClick={() => setOpened(true)}>
          {foldText(day)}
          <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
        </Fold>
      </li>
    )
  return day.entries.map((entry) => (
    <li key={entry.key}>
      {unreadFrom !== undefined && isMessage(entry, unreadFrom) && <UnreadLine>Mensagens novas</UnreadLine>}
      <Entry {...{ entry, ticket, company }} />
    </li>
  ))
}

const foldText = ({ day, messages, entries }: ThreadDay): string =>
  messages > 0
    ? `Ver ${formatCount(messages, 'mensagem', 'mensagens')} de ${formatDayShort(day)}`
    : `Ver ${formatCount(entries.length, 'passo', 'passos')} de ${formatDayShort(day)}`

const Entry = ({ entry, ticket, company }: Pick<Props, 'ticket' | 'company'> & { entry: ThreadEntry }) => {
  if (entry.kind === 'step') {
    const isRefused = ticket.exchange?.status === 'REFUSED' || ticket.exchange?.status === 'CANCELED'
    return <ExchangeStepLine line={entry.line} isRefused={isRefused} />
  }
  const { message } = entry
  if (message.kind === 'system') return <SystemMessageLine message={message} />
  return <ThreadMessage message={message} ticketId={ticket.id} company={company} />
}

const List = styled.ol`
  min-width: 0;
  > li + li {
    border-top: 1px solid ${color.line};
  }
`

const Older = styled.li`
  ${flex.center};
  padding: 6px;
`

const Fold = styled.button`
  ${flex.between};
  width: 100%;
  min-height: 44px;
  padding: 0 var(--thread-inset, 20px);
  ${font.secondary};
  font-weight: 500;
  color: ${color.brandText};
  svg {
    color: ${color.t2};
  }
`

const UnreadLine = styled.p`
  ${flex.row};
  gap: 10px;
  padding: 8px var(--thread-inset, 20px) 0;
  ${font.caption};
  font-weight: 500;
  color: ${color.brandText};
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.brandLine};
  }
`
