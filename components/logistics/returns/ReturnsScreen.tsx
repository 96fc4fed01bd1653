import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { PageTabs } from '@/components/ui/navigation/PageTabs'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { RETURN_PAGES } from '@/services/logistics/return-todo.rules'
import { RETURN_COLUMNS, ReturnCard, ReturnTabs } from './returnColumns'
import { PAGE_SIZE, useReturns } from './useReturns'

const LATE = [{ value: 'sim', label: 'atrasadas' }]

/** What comes back, by what is to do about it. */
export const ReturnsScreen = () => {
  const returns = useReturns()
  const { list, page, setPage, search, setSearch, filter, setFilter, isFiltered, clear } = returns
  return (
    <>
      <PageTabs label="Devoluções e trocas" pages={RETURN_PAGES} />
      <PageHeader title="Devoluções" />
      <ReturnTabs returns={returns} />
      <ListTools total={list.data && formatCount(list.data.count, 'devolução', 'devoluções')}>
        <SearchField
          label="Buscar devoluções"
          placeholder="Pedido, empresa, serial ou rastreio"
          value={search}
          onSearch={setSearch}
        />
        <FilterChips
          filters={[{ key: 'atraso', label: 'Prazo', value: filter('atraso'), options: LATE }]}
          onChange={setFilter}
          onClear={clear}
        />
      </ListTools>
      <DataTable
        label="Devoluções"
        columns={RETURN_COLUMNS}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        card={(row) => <ReturnCard row={row} />}
        rowHref={({ id }) => paths.admin.return(id)}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        page={{ current: page, size: PAGE_SIZE, total: list.data?.count ?? 0, onPage: setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar as devoluções" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          isFiltered ? (
            <NoResult title="Nenhuma devolução com esses filtros" onClear={clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Nenhuma devolução ainda"
              description="O que os clientes pedem para devolver aparece aqui."
            />
          )
        }
      />
    </>
  )
}
