import styled from 'styled-components'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { DeskAside } from './DeskAside'
import { DeskTicket } from './DeskTicket'
import { useDesk } from './useDesk'

/**
 * The staff's desk of tickets: list, conversation and facts side by side, each scrolling by itself. Below 1200 px the facts
 * are a drawer, below 900 px either the list or the ticket is there.
 */
export const StaffTicketsScreen = () => {
  const desk = useDesk()
  const { ticketId } = desk
  return (
    <Panes $hasTicket={ticketId !== undefined}>
      <List>
        <DeskAside desk={desk} />
      </List>
      {ticketId === undefined ? (
        <Nothing>
          <EmptyState
            variant="first-use"
            title="Escolha um chamado"
            description="J e K andam pela lista, Enter abre. Veja os outros atalhos com ?."
          />
        </Nothing>
      ) : (
        <DeskTicket key={ticketId} id={ticketId} desk={desk} />
      )}
    </Panes>
  )
}

const Panes = styled.div<{ $hasTicket: boolean }>`
  display: grid;
  grid-template-columns: 336px minmax(0, 1fr) ${({ $hasTicket }) => ($hasTicket ? '328px' : '')};
  grid-template-rows: minmax(0, 1fr);
  /* The header with its line. */
  height: calc(100dvh - var(--header, 52px) - 1px);
  @media (max-width: 1199.98px) {
    grid-template-columns: 336px minmax(0, 1fr);
  }
  ${below.drawer} {
    grid-template-columns: minmax(0, 1fr);
    height: calc(100dvh - 57px);
    > :first-child {
      display: ${({ $hasTicket }) => ($hasTicket ? 'none' : 'flex')};
    }
  }
`

const List = styled.section`
  ${flex.column};
  min-width: 0;
  min-height: 0;
  border-right: 1px solid ${color.line};
  background: ${color.surface};
  ${below.drawer} {
    border-right: 0;
  }
`

const Nothing = styled.div`
  ${flex.center};
  padding: 24px;
  background: ${color.surface};
  ${below.drawer} {
    display: none;
  }
`
