import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanyFilter } from '@/components/layout/useCompanyFilter'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { companyOptions, nameOptions } from '@/components/ui/forms/nameOptions'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useLogin } from '@/contexts/LoginContext'
import { holdChoicesQueryOptions } from '@/hooks/stock/holds.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { formatCount } from '@/services/format/format.rules'
import { HoldCalendar } from './HoldCalendar'
import { holdColumns } from './holdColumns'
import { HoldDialogs, type OpenDialog } from './HoldDialogs'
import { HoldViewTabs, useHoldView } from './HoldViewTabs'
import { type HoldList, PAGE_SIZE, useHoldList } from './useHoldList'

/** What is promised to orders and not packed yet: one by one, or day by day. */
export const HoldsScreen = () => {
  const { actor } = useLogin()
  const { view, show } = useHoldView()
  return (
    actor && (
      <>
        <PageHeader title="Reservas" />
        <HoldViewTabs current={view} onChoose={show} />
        {view === 'calendar' ? <HoldCalendar /> : <Holds actor={actor} />}
      </>
    )
  )
}

/** Of what, to whom and until when. */
const Holds = ({ actor }: { actor: Actor }) => {
  const holds = useHoldList()
  const { list } = holds
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const count = list.data?.count
  return (
    <>
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'reserva', 'reservas')}
        actions={<CsvButton csv={holds.csv} rows={count} />}
      >
        <SearchField
          label="Buscar reservas"
          placeholder="Produto, pedido ou empresa"
          value={holds.search}
          onSearch={holds.setSearch}
        />
        <Filters holds={holds} />
      </ListTools>
      <DataTable
        label="Reservas"
        columns={holdColumns({
          opensOrders: may(actor, 'orders:read'),
          onChoose: may(actor, 'reservations:write') ? setDialog : null,
        })}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        sort={holds.sort}
        onSort={holds.setSort}
        page={{ current: holds.page, size: PAGE_SIZE, total: count ?? 0, onPage: holds.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar as reservas" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          holds.isFiltered ? (
            <NoResult title="Nenhuma reserva com esses filtros" onClear={holds.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Nada está reservado agora"
              description="Um pedido novo reserva as unidades por 7 dias, até serem separadas."
            />
          )
        }
      />
      <HoldDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const Filters = ({ holds }: { holds: HoldList }) => {
  const { data: choices } = useQuery(holdChoicesQueryOptions())
  const [product, company] = [holds.filter('produto'), holds.filter('empresa')]
  const products = nameOptions(choices?.products ?? [], product)
  const inRows = holds.list.data?.results.map(({ order }) => order.company)
  const searched = useCompanyFilter(holds.filterId('empresa'), inRows)
  // Who may not look clients up is offered those that hold something.
  const options = companyOptions(choices?.companies ?? [], company)
  const filters: Filter[] = [
    { key: 'vence', label: 'Vence', value: holds.filter('vence'), options: WITHIN },
    { key: 'produto', label: 'Produto', value: product, options: products },
    searched?.onSearch ? searched : { key: 'empresa', label: 'Empresa', value: company, options },
  ]
  return (
    <FilterChips
      filters={filters.filter((filter) => filter.onSearch ?? filter.options.length > 0)}
      onChange={holds.setFilter}
      onClear={holds.clear}
    />
  )
}

const WITHIN = [
  { value: '0', label: 'hoje' },
  { value: '1', label: 'até amanhã' },
  { value: '3', label: 'em até 3 dias' },
  { value: '7', label: 'em até 7 dias' },
]
