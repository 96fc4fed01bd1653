import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { ticketMessagesQueryOptions } from '@/hooks/tickets/tickets.queries'
import { firstUnread } from '@/services/tickets/thread.rules'
import type { Ticket, TicketMessage } from '@/services/tickets/tickets.schema'
import { Thread } from './Thread'
import { useReadMarker } from './useReadMarker'

type Props = {
  /** The caller remounts it for another ticket: `key={ticket.id}`. */
  ticket: Ticket
  /** Days before the newest one are folded: on phones. */
  foldDays?: boolean
  /** Beside the names of customers, for staff. */
  company?: string
}

/**
 * The conversation with its data: loads it, goes back in time, reads new messages out, shows where the unread ones begin
 * and marks them as read when they are on the screen. Fills its container; the parent scrolls.
 */
export const TicketThread = ({ ticket, foldDays, company }: Props) => {
  const query = useInfiniteQuery(ticketMessagesQueryOptions(ticket.id))
  const { data: messages } = query
  const end = useRef<HTMLDivElement>(null)
  // As it was when the ticket was opened: the line stays while the messages are being read.
  const [readBefore] = useState(ticket.unread ? ticket.last_read_id : undefined)
  useReadMarker(end, { ticketId: ticket.id, newest: newestId(messages), unread: ticket.unread })
  if (!messages)
    return query.isError ? (
      <FailedState
        title="Não foi possível carregar as mensagens"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Waiting>
        <SkeletonText label="Carregando as mensagens" rows={6} />
      </Waiting>
    )
  return (
    <>
      <Thread
        ticket={ticket}
        messages={messages}
        hasOlder={query.hasNextPage}
        isLoadingOlder={query.isFetchingNextPage}
        onOlder={() => void query.fetchNextPage()}
        unreadFrom={readBefore === undefined ? undefined : firstUnread(messages, readBefore)}
        foldDays={foldDays}
        company={company}
      />
      <div ref={end} />
      <NewMessages messages={messages} />
    </>
  )
}

const Waiting = styled.div`
  padding: 20px;
`

const newestId = (messages: readonly TicketMessage[] | undefined): number | undefined =>
  messages && messages.length > 0 ? Math.max(...messages.map(({ id }) => id)) : undefined

/** Reads out what others write while the conversation is open. */
const NewMessages = ({ messages }: { messages: readonly TicketMessage[] }) => {
  const [known] = useState(() => newestId(messages) ?? 0)
  const arrived = messages.filter(({ id, is_own, kind }) => id > known && !is_own && kind !== 'system').at(-1)
  return (
    <p className="visually-hidden" aria-live="polite">
      {arrived && `Nova mensagem de ${arrived.author?.name ?? 'Arrenda'}: ${arrived.text ?? 'só arquivos'}`}
    </p>
  )
}
