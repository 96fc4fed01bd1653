import { type Ref, useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { REOPEN_DAYS } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { FollowUpLink, MergedNotice } from './TicketReply'

// Most tickets that are opened are not closed: the form and the schema that it validates with load when they are.
const RateTicket = lazyPart(() => import('./RateTicket').then((module) => module.RateTicket))

type Props = {
  ticket: Ticket
  /** The answer stands in the bar at the bottom of the screen instead. */
  isReplyElsewhere: boolean
  /** Where the answer is drawn. */
  replyRef: Ref<HTMLDivElement>
}

/** Below the conversation: the answer; of a closed ticket the rating, or the way on. */
export const TicketEnd = ({ ticket, isReplyElsewhere, replyRef }: Props) => {
  const [isReopening, setReopening] = useState(false)
  const { allowed_actions: actions, rating, closed_at, merged_into } = ticket
  if (merged_into !== null)
    return (
      <Part>
        <MergedNotice into={merged_into} />
      </Part>
    )
  const mayReply = actions.includes('reply')
  const mayRate = actions.includes('rate') && closed_at !== null && !isReopening
  return (
    <>
      {mayRate && (
        <Lined>
          <RateTicket
            ticketId={ticket.id}
            closedAt={closed_at}
            onReopen={mayReply ? () => setReopening(true) : undefined}
          />
        </Lined>
      )}
      {rating && (
        <Part>
          <Rated>
            Sua nota: <b>{rating.score}</b> de 5{rating.comment && `. “${rating.comment}”`}
          </Rated>
        </Part>
      )}
      {actions.includes('follow_up') && (
        <Part>
          <Over>
            <p>Este chamado foi encerrado há mais de {REOPEN_DAYS} dias e não reabre mais.</p>
            <FollowUpLink ticket={ticket} />
          </Over>
        </Part>
      )}
      {mayReply && !mayRate && !isReplyElsewhere && (
        <Sticky>
          {ticket.status === 'CLOSED' && <Hint>Responder reabre o chamado.</Hint>}
          <div ref={replyRef} />
        </Sticky>
      )}
    </>
  )
}

const Lined = styled.div`
  border-top: 1px solid ${color.line};
`

const Part = styled(Lined)`
  padding: 16px var(--thread-inset, 20px);
`

/** Stays on the screen while the conversation is longer than it. */
const Sticky = styled(Part)`
  position: sticky;
  bottom: 0;
  z-index: 2;
  border-radius: 0 0 12px 12px;
  background: ${color.surface};
`

const Hint = styled.p`
  margin-bottom: 8px;
  ${font.secondaryMuted};
`

const Rated = styled.p`
  ${font.secondaryMuted};
  b {
    color: ${color.text};
  }
`

const Over = styled.div`
  ${flex.wrapBetween};
  gap: 8px 16px;
  ${font.secondaryMuted};
`
