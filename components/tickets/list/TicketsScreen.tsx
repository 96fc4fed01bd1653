import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useLogin } from '@/contexts/LoginContext'
import { ticketCountsQueryOptions, ticketsQueryOptions, useTicketsCsv } from '@/hooks/tickets/tickets.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'
import { SILENT_DAYS, TICKET_CATEGORIES } from '@/services/tickets/ticket-states.rules'
import { countsText } from '@/services/tickets/ticket-texts.rules'
import type { TicketCounts } from '@/services/tickets/tickets.schema'
import { TicketCard, ticketColumns } from './ticketColumns'
import { TICKET_VIEWS, type TicketView, TicketViews, VIEW_QUERY } from './TicketViews'
import { useTicketFilters } from './useTicketFilters'

/** The customer's tickets: those of the company, or of a COLABORADOR their own. */
export const TicketsScreen = () => {
  const { actor } = useLogin()
  return actor && <TicketList actor={actor} />
}

const viewOf = (text: string | null): TicketView => TICKET_VIEWS.find((view) => view === text) ?? 'abertos'

const TicketList = ({ actor }: { actor: Actor }) => {
  const tickets = usePagedList(ticketsQueryOptions, {
    base: VIEW_QUERY.abertos,
    filters: {
      visao: (view) => VIEW_QUERY[viewOf(view)],
      categoria: (category) => ({ category: TICKET_CATEGORIES.find((one) => one === category) }),
      equipamento: (id) => ({ unit_id: parseId(id) }),
      pessoa: (id) => ({ opened_by: parseId(id) }),
    },
  })
  const counts = useQuery(ticketCountsQueryOptions()).data
  const view = viewOf(tickets.filter('visao'))
  const filters = useTicketFilters({
    filter: tickets.filter,
    rows: tickets.rows,
    isAlone: seesOnlyOwnTickets(actor),
  })
  const isNarrowed = tickets.search !== '' || NARROWING.some((name) => tickets.filter(name) !== null)
  return (
    <ListScreen
      // The view is no filter: without a ticket in it nothing was searched in vain.
      list={{
        ...tickets,
        isFiltered: isNarrowed,
        clear: () => tickets.setFilters({ busca: null, ...Object.fromEntries(NARROWING.map((name) => [name, null])) }),
      }}
      noun={{ one: 'chamado', many: 'chamados' }}
      title="Chamados"
      facts={counts && factsOf(counts)}
      actions={<NewTicketLink />}
      views={
        <TicketViews
          counts={counts}
          chosen={view}
          onChoose={(next) => tickets.setFilter('visao', next === 'abertos' ? null : next)}
        />
      }
      searchPlaceholder="Número, assunto ou série"
      filters={filters}
      csv={useTicketsCsv(tickets.query)}
      columns={ticketColumns}
      rowHref={({ id }) => paths.platform.ticket(id)}
      card={(ticket) => <TicketCard ticket={ticket} />}
      empty={EMPTY[view]}
      footnote={`Um chamado fecha sozinho depois de ${String(SILENT_DAYS.closing)} dias úteis sem a sua resposta.`}
    />
  )
}

const NARROWING = ['categoria', 'equipamento', 'pessoa']

const factsOf = ({ pending, in_progress, waiting_customer }: TicketCounts): string =>
  countsText(pending + in_progress, waiting_customer)

const NewTicketLink = () => (
  <ButtonLink kind="primary" href={paths.platform.newTicket()} icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
    Novo chamado
  </ButtonLink>
)

const EMPTY: Record<TicketView, { title: string; description: string; action?: ReactNode }> = {
  abertos: {
    title: 'Nenhum chamado aberto.',
    description: 'Abra um chamado quando um equipamento falhar ou uma entrega atrasar.',
    action: <NewTicketLink />,
  },
  aguardam: {
    title: 'Nada aguarda você.',
    description: 'Quando a Arrenda precisar da sua resposta, o chamado aparece aqui.',
  },
  encerrados: { title: 'Nenhum chamado encerrado.', description: 'Os chamados resolvidos ficam guardados aqui.' },
}
