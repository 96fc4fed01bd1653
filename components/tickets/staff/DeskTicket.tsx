import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { useTicket } from '@/hooks/tickets/tickets.queries'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { TicketThread } from '../thread/TicketThread'
import { FactsPane } from './FactsPane'
import { StaffComposer, type StaffComposerHandle } from './StaffComposer'
import { TicketFacts } from './TicketFacts'
import { TicketHead } from './TicketHead'
import type { Desk } from './useDesk'
import { useThreadEnd } from './useThreadEnd'

/** The middle and right panes: the open ticket in all its states. */
export const DeskTicket = ({ id, desk }: { id: number; desk: Desk }) => {
  const { ticket, state, retry } = useTicket(id)
  // Whoever opens it from a list goes on in the conversation; whoever loads the page begins at its top.
  const [isChosen] = useState(
    () => typeof document !== 'undefined' && document.activeElement instanceof HTMLAnchorElement,
  )
  if (ticket) return <OpenTicket ticket={ticket} desk={desk} takesFocus={isChosen} />
  return (
    <Alone>
      {state === 'missing' && (
        <NotFoundState title={`Não há chamado ${String(id)}`} description="Confira o número ou busque na lista." />
      )}
      {state === 'failed' && <FailedState title="Não foi possível carregar o chamado" onRetry={retry} />}
      {state === 'loading' && <SkeletonText label="Carregando o chamado" rows={8} />}
    </Alone>
  )
}

type OpenProps = { ticket: Ticket; desk: Desk; takesFocus: boolean }

const OpenTicket = ({ ticket, desk, takesFocus }: OpenProps) => {
  const composer = useRef<StaffComposerHandle>(null)
  const thread = useThreadEnd(ticket.id)
  useEffect(() => {
    if (takesFocus) thread.current?.focus({ preventScroll: true })
  }, [takesFocus, thread])
  const [isFactsOpen, setFactsOpen] = useState(false)
  const mayReply = ticket.allowed_actions.includes('reply')
  const mayNote = ticket.allowed_actions.includes('note')
  const reply = useCallback(() => composer.current?.write('public'), [])
  const note = useCallback(() => composer.current?.write('note'), [])
  useShortcut({ key: 'r', act: reply, isOn: mayReply })
  useShortcut({ key: 'n', act: note, isOn: mayNote })
  return (
    <>
      <Middle>
        <TicketHead ticket={ticket} onBack={desk.close} onFacts={() => setFactsOpen(true)} />
        {ticket.merged_into !== null && (
          <Merged>
            Este chamado continua no{' '}
            <button type="button" onClick={() => desk.open(ticket.merged_into)}>
              {ticket.merged_into}
            </button>
            .
          </Merged>
        )}
        <Conversation ref={thread} tabIndex={0} role="region" aria-label="Conversa do chamado">
          <TicketThread ticket={ticket} company={ticket.company.corporate_name} />
        </Conversation>
        {(mayReply || mayNote) && <StaffComposer ticket={ticket} ref={composer} />}
      </Middle>
      <FactsPane isOpen={isFactsOpen} onClose={() => setFactsOpen(false)}>
        <TicketFacts
          ticket={ticket}
          desk={desk}
          onWait={() => {
            setFactsOpen(false)
            composer.current?.waitForCustomer()
          }}
        />
      </FactsPane>
    </>
  )
}

const Middle = styled.div`
  ${flex.column};
  min-width: 0;
  min-height: 0;
  background: ${color.surface};
`

const Conversation = styled.div`
  --thread-inset: 20px;
  /* Hidden words for screen readers scroll with it, instead of making the page longer. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 639.98px) {
    --thread-inset: 12px;
  }
`

const Merged = styled.p`
  flex: none;
  padding: 8px 20px;
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  ${font.secondary};
  button {
    color: ${color.brandText};
    font-weight: 550;
  }
`

const Alone = styled.div`
  min-width: 0;
  padding: 24px 20px;
  overflow-y: auto;
  background: ${color.surface};
`
