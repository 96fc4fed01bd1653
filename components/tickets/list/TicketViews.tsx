import styled from 'styled-components'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import type { TicketListQuery } from '@/services/tickets/ticket-commands.schema'
import type { TicketCounts } from '@/services/tickets/tickets.schema'
import { color } from '@/styles/tokens'

/** The parts of the customer's list, by their names in the address; the first is the list without one. */
export const TICKET_VIEWS = ['abertos', 'aguardam', 'encerrados'] as const
export type TicketView = (typeof TICKET_VIEWS)[number]

/** What each part asks for; those that wait for the customer begin with the one that closes first. */
export const VIEW_QUERY: Record<TicketView, Partial<TicketListQuery>> = {
  abertos: { open: 'true' },
  aguardam: { open: 'true', waiting_for: 'customer', ordering: 'next_due_at' },
  encerrados: { open: 'false', ordering: 'closed_at' },
}

type Props = { counts: TicketCounts | undefined; chosen: TicketView; onChoose: (view: TicketView) => void }

/** Open, waiting for the customer, closed: each with its count. */
export const TicketViews = ({ counts, chosen, onChoose }: Props) => {
  const tabs = [
    { view: 'abertos', label: 'Abertos', count: counts && counts.pending + counts.in_progress },
    { view: 'aguardam', label: 'Aguardam você', count: counts?.waiting_customer, tone: 'wait' },
    { view: 'encerrados', label: 'Encerrados', count: counts?.closed },
  ] as const
  return (
    <Row aria-label="Visões">
      {tabs.map(({ view, ...tab }) => (
        <CountTab key={view} {...tab} isOn={view === chosen} onChoose={() => onChoose(view)} />
      ))}
    </Row>
  )
}

const Row = styled(TabRow)`
  margin-bottom: 16px;
  box-shadow: inset 0 -1px ${color.line};
`
