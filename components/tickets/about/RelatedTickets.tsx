import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { ticketsQueryOptions } from '@/hooks/tickets/tickets.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { customerTurnTag } from '@/services/tickets/ticket-texts.rules'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const MOST = 5

/** The open tickets about a unit, for whoever may open one; the head of its page has "Abrir chamado". */
export const UnitTickets = ({ unit: { id } }: { unit: { id: number } }) => (
  <RelatedTickets title="Chamados deste equipamento" about={{ unit_id: id }} />
)

/** The open tickets about an order, for whoever may open one. */
export const OrderTickets = ({ order: { order_mask_id } }: { order: { order_mask_id: string } }) => (
  <RelatedTickets
    title="Chamados deste pedido"
    about={{ order_mask_id }}
    newHref={paths.platform.newTicket({ pedido: order_mask_id })}
  />
)

type Props = { title: string; about: { unit_id: number } | { order_mask_id: string }; newHref?: string }

const RelatedTickets = ({ title, about, newHref }: Props) => {
  const { actor } = useLogin()
  const isAllowed = actor !== null && may(actor, 'tickets:use')
  const { data, isError } = useQuery({
    ...ticketsQueryOptions({ ...about, open: 'true', page_size: MOST }),
    enabled: isAllowed,
    meta: { quiet: true },
  })
  if (!isAllowed) return null
  return (
    <Card title={title} extra={newHref && <Link href={newHref}>Abrir chamado</Link>}>
      {isError ? (
        <p>Não foi possível carregar os chamados. Atualize a página.</p>
      ) : (
        data && <OpenTickets tickets={data.results} count={data.count} />
      )}
    </Card>
  )
}

const OpenTickets = ({ tickets, count }: { tickets: readonly TicketSummary[]; count: number }) => {
  if (count === 0) return <p>Nenhum chamado aberto.</p>
  return (
    <>
      <Rows>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link href={paths.platform.ticket(ticket.id)}>{ticket.subject}</Link>
            <small>Chamado {ticket.id}</small>
            <Turn ticket={ticket} />
          </li>
        ))}
      </Rows>
      {count > tickets.length && <Link href={paths.platform.supportTickets()}>Ver todos os chamados</Link>}
    </>
  )
}

const Turn = ({ ticket }: { ticket: TicketSummary }) => {
  const { tone, word } = customerTurnTag(ticket)
  return <StatusTag tone={tone}>{word}</StatusTag>
}

const Rows = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
  li {
    ${flex.wrapBetween};
    gap: 2px 12px;
  }
  a {
    flex: 1 1 100%;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 550;
  }
  small {
    ${font.secondaryMuted};
    color: ${color.t2};
  }
`
