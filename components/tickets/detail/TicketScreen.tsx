import { useState } from 'react'
import styled from 'styled-components'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { ReadingAside, ReadingColumns } from '@/components/ui/navigation/AsideColumns'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { useLogin } from '@/contexts/LoginContext'
import { useTicket } from '@/hooks/tickets/tickets.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { box } from '@/styles/mixins'
import { below, phone } from '@/styles/tokens'
import { TicketThread } from '../thread/TicketThread'
import { FoldedUnit } from './FoldedUnit'
import { TicketEnd } from './TicketEnd'
import { TicketFacts } from './TicketFacts'
import { TicketHeader } from './TicketHeader'
import { TicketReply } from './TicketReply'
import { TicketTurn } from './TicketTurn'

/** A ticket as the customer sees it. */
export const TicketScreen = () => {
  const ticketId = useRouteId('ticketId')
  const { ticket, state, error, retry } = useTicket(ticketId)
  if (state === 'missing' || Number.isNaN(ticketId))
    return (
      <NotFoundState
        title="Não encontramos este chamado"
        description="Confira o número ou a empresa em que você está."
        back={{ label: 'Ver chamados', href: paths.platform.supportTickets() }}
      />
    )
  if (ticket) return <CustomerTicket key={ticket.id} ticket={ticket} />
  if (state === 'failed')
    return <FailedState heading="h1" title="Não foi possível carregar o chamado" error={error} onRetry={retry} />
  return <SkeletonText label="Carregando o chamado" rows={10} />
}

const CustomerTicket = ({ ticket }: { ticket: Ticket }) => {
  const narrow = useMediaQuery(phone)
  const [replyPlace, setReplyPlace] = useState<HTMLDivElement | null>(null)
  const { actor } = useLogin()
  const mayReadOrders = actor !== null && may(actor, 'checkout:read')
  const facts = <TicketFacts ticket={ticket} mayReadOrders={mayReadOrders} />
  const isOpen = ticket.status !== 'CLOSED'
  const isAnswered = isOpen && ticket.allowed_actions.includes('reply')
  return (
    <>
      <TicketHeader ticket={ticket} narrow={narrow} mayReadOrders={mayReadOrders} />
      <ReadingColumns>
        {narrow && (
          <>
            {isOpen && <TicketTurn ticket={ticket} />}
            <FoldedUnit ticket={ticket}>{facts}</FoldedUnit>
          </>
        )}
        <Conversation>
          <TicketThread ticket={ticket} foldDays={narrow} />
          <TicketEnd ticket={ticket} isReplyElsewhere={narrow && isAnswered} replyRef={setReplyPlace} />
        </Conversation>
        {!narrow && (
          <ReadingAside aria-label="Vez, equipamento e prazos">
            {isOpen && <TicketTurn ticket={ticket} />}
            {facts}
          </ReadingAside>
        )}
      </ReadingColumns>
      {narrow && isAnswered && <BottomBar action={<div ref={setReplyPlace} />} />}
      {replyPlace && <TicketReply ticket={ticket} place={replyPlace} inBar={narrow && isAnswered} />}
    </>
  )
}

const Conversation = styled.section`
  min-width: 0;
  ${box.card};
  overflow: clip;
  ${below.phone} {
    --thread-inset: 16px;
  }
`
