import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Link } from '@/components/ui/navigation/Link'
import { waitingTicketsQueryOptions } from '@/hooks/dashboard/home.queries'
import { paths } from '@/services/config/paths'
import { formatDayShort } from '@/services/format/format.rules'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'

/** The tickets in which Arrenda waits for the customer; hidden when there are none. */
export const CustomerHomeTickets = () => {
  const { data } = useQuery(waitingTicketsQueryOptions())
  if (!data || data.count === 0) return null
  const title = data.count === 1 ? '1 chamado espera por você' : `${String(data.count)} chamados esperam por você`
  return (
    <Card title={title} extra={<Link href={paths.platform.supportTickets()}>Ver chamados</Link>} flush>
      {data.results.map((ticket) => (
        <Waiting key={ticket.id} ticket={ticket} />
      ))}
    </Card>
  )
}

const Waiting = ({ ticket: { id, subject, unit, closes_at } }: { ticket: TicketSummary }) => (
  <CardRow>
    <Line>
      <span>
        <Link href={paths.platform.ticket(id)}>{subject}</Link>
        <small>{unit ? `Chamado ${String(id)}, ${unit.product}` : `Chamado ${String(id)}`}</small>
      </span>
      {closes_at && <small>fecha sem resposta em {formatDayShort(closes_at)}</small>}
    </Line>
  </CardRow>
)

const Line = styled.div`
  ${flex.wrapBetween};
  gap: 4px 12px;
  a {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
`
