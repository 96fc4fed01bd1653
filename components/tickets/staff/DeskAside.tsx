import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { toast } from '@/components/ui/feedback/toast'
import { Link } from '@/components/ui/navigation/Link'
import { SearchField } from '@/components/ui/tables/SearchField'
import { ticketCountsQueryOptions, useTicketsCsv } from '@/hooks/tickets/tickets.queries'
import { paths } from '@/services/config/paths'
import { formatNumber } from '@/services/format/format.rules'
import { DESK_VIEW_RULES, DESK_VIEWS, type DeskView } from '@/services/tickets/desk-views.rules'
import { flex, font, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { DeskList } from './DeskList'
import type { Desk } from './useDesk'

/** The left pane: search and new ticket, the saved views with their counts, the list. */
export const DeskAside = ({ desk }: { desk: Desk }) => {
  const [isSearching, setSearching] = useState(false)
  const csv = useTicketsCsv(desk.query)
  const saveCsv = (): void =>
    void csv.start().then(
      (name) => toast.success(`Arquivo ${name} salvo.`),
      () => undefined, // The error has been shown.
    )
  const isSearchShown = isSearching || desk.search !== ''
  return (
    <>
      <Head>
        <h1>Chamados</h1>
        <IconButton
          label="Buscar chamados"
          aria-expanded={isSearchShown}
          icon={<Search size={17} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            if (isSearchShown) desk.setSearch('')
            setSearching(!isSearchShown)
          }}
        />
        <NewTicket href={paths.admin.newTicket()} aria-label="Novo chamado" title="Novo chamado">
          <Plus size={18} strokeWidth={1.75} aria-hidden />
        </NewTicket>
        <MoreMenu
          label="Mais sobre chamados"
          busy={csv.isBusy}
          entries={[
            { key: 'replies', label: 'Respostas prontas', href: paths.admin.ticketReplies() },
            { key: 'ratings', label: 'Avaliações', href: paths.admin.ticketRatings() },
            { key: 'csv', label: 'Baixar CSV', onSelect: saveCsv },
          ]}
        />
      </Head>
      {isSearchShown && (
        <Field>
          <SearchField
            label="Buscar chamados"
            placeholder="Número, título ou serial"
            value={desk.search}
            onSearch={desk.setSearch}
          />
        </Field>
      )}
      <Views desk={desk} />
      <DeskList desk={desk} />
    </>
  )
}

const Views = ({ desk: { view, search, company, setView } }: { desk: Desk }) => {
  const { data: counts } = useQuery(ticketCountsQueryOptions())
  return (
    <Rows aria-label="Visões">
      {DESK_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={search === '' && company === undefined && one === view ? 'true' : undefined}
          onClick={() => setView(one)}
        >
          {DESK_VIEW_RULES[one].label}
          <Count view={one} count={counts ? DESK_VIEW_RULES[one].count(counts) : null} />
        </button>
      ))}
    </Rows>
  )
}

const Count = ({ view, count }: { view: DeskView; count: number | null }) =>
  count === null ? null : <Amount $isLate={view === 'atrasados' && count > 0}>{formatNumber(count)}</Amount>

const Head = styled.div`
  ${flex.row};
  flex: none;
  gap: 2px;
  padding: 14px 10px 6px 16px;
  h1 {
    flex: 1;
    font-size: var(--page-title, 20px);
    line-height: var(--page-title-line, 28px);
    letter-spacing: -0.018em;
  }
`

const NewTicket = styled(Link)`
  ${flex.center};
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  color: ${color.t2};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`

const Field = styled.div`
  flex: none;
  padding: 2px 16px 8px;
  > * {
    width: 100%;
  }
`

const Rows = styled.nav`
  flex: none;
  display: grid;
  padding: 0 8px 8px;
  button {
    ${flex.between};
    height: 32px;
    padding: 0 8px;
    border-radius: ${radius.control};
    color: ${color.t2};
    ${font.secondary};
    text-align: left;
    ${touch.height}
  }
  button:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  button[aria-current] {
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-weight: 550;
  }
`

const Amount = styled.span<{ $isLate: boolean }>`
  color: ${({ $isLate }) => ($isLate ? color.bad : 'inherit')};
  font-weight: ${({ $isLate }) => ($isLate ? 600 : 500)};
  font-variant-numeric: tabular-nums;
`
