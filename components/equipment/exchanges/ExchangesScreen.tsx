import { useCompanyFilter } from '@/components/layout/useCompanyFilter'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { PageTabs } from '@/components/ui/navigation/PageTabs'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { paths } from '@/services/config/paths'
import { EXCHANGE_KIND_LABEL, EXCHANGE_KINDS } from '@/services/equipment/exchanges.rules'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import { formatCount } from '@/services/format/format.rules'
import { RETURN_PAGES } from '@/services/logistics/return-todo.rules'
import { DecideExchanges } from './DecideExchanges'
import { ExchangeCard } from './ExchangeCard'
import { EXCHANGE_COLUMNS } from './exchangeColumns'
import { ExchangeTabs } from './ExchangeTabs'
import { PAGE_SIZE, useExchanges } from './useExchanges'

const KINDS = EXCHANGE_KINDS.map((value) => ({ value, label: EXCHANGE_KIND_LABEL[value] }))

/** What customers ask for in the place of what they have, whoever has waited longest first. */
export const ExchangesScreen = () => {
  const exchanges = useExchanges()
  const { list, page, setPage, search, setSearch, filter, setFilter, isFiltered, clear, sort, setSort } = exchanges
  const company = useCompanyFilter(exchanges.company, list.data?.results.map(companyOf))
  const { selected, setChosen } = useChosenRows(list.data?.results)
  return (
    <>
      <PageTabs label="Devoluções e trocas" pages={RETURN_PAGES} />
      <PageHeader title="Trocas e upgrades" />
      <ExchangeTabs exchanges={exchanges} />
      <ListTools total={list.data && formatCount(list.data.count, 'pedido', 'pedidos')}>
        <SearchField
          label="Buscar trocas e upgrades"
          placeholder="Pedido, empresa ou serial"
          value={search}
          onSearch={setSearch}
        />
        <FilterChips
          filters={[
            { key: 'tipo', label: 'Tipo', value: filter('tipo'), options: KINDS },
            ...(company ? [company] : []),
          ]}
          onChange={setFilter}
          onClear={clear}
        />
      </ListTools>
      <SelectionBar
        name="Trocas e upgrades selecionados"
        label={selected.length > 0 ? formatCount(selected.length, 'selecionado', 'selecionados') : ''}
        onClear={() => setChosen([])}
      >
        <DecideExchanges exchanges={selected} size="small" onDone={() => setChosen([])} />
      </SelectionBar>
      <DataTable
        label="Trocas e upgrades"
        columns={EXCHANGE_COLUMNS}
        rows={list.data?.results}
        rowKey={rowKey}
        card={(exchange) => <ExchangeCard exchange={exchange} />}
        rowHref={({ id }) => paths.admin.exchange(id)}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        sort={sort}
        onSort={setSort}
        selection={{ keys: selected.map(rowKey), onChange: setChosen, nameOf: ({ unit }) => unit.serial }}
        page={{ current: page, size: PAGE_SIZE, total: list.data?.count ?? 0, onPage: setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar as trocas" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          isFiltered ? (
            <NoResult title="Nenhuma troca com esses filtros" onClear={clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Nenhuma troca pedida ainda"
              description="Quando um cliente pedir a troca ou o upgrade de um equipamento, o pedido aparece aqui."
            />
          )
        }
      />
    </>
  )
}

const rowKey = ({ id }: Exchange): number => id
const companyOf = ({ company }: Exchange): Exchange['company'] => company
