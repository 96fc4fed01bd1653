import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { unitColumns } from './unitColumns'
import { UnitFilters } from './UnitFilters'
import { UnitSelectionBar } from './UnitSelectionBar'
import { PAGE_SIZE, useUnitList } from './useUnitList'
import type { UnitView } from './useUnitView'

type Props = { view: UnitView; /** May change units, not only look at them. */ mayWrite: boolean }

/** The units of a view, one by one: search, filters, sorting and page in the address. */
export const UnitTable = ({ view, mayWrite }: Props) => {
  const units = useUnitList(view)
  const { list } = units
  const { selected, setChosen } = useChosenRows(list.data?.results)
  const count = list.data?.count
  return (
    <>
      <ListTools total={list.data ? totalOf(list.data) : ''} actions={<CsvButton csv={units.csv} rows={count} />}>
        <SearchField
          label="Buscar equipamentos"
          placeholder="Serial ou etiqueta"
          value={units.search}
          onSearch={units.setSearch}
        />
        <UnitFilters units={units} view={view} />
      </ListTools>
      {mayWrite && <UnitSelectionBar units={selected} onClear={() => setChosen([])} />}
      <DataTable
        label="Equipamentos"
        columns={unitColumns}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.admin.unit(id)}
        size="small"
        skeletonRows={12}
        selection={
          mayWrite
            ? { keys: selected.map(({ id }) => id), onChange: setChosen, nameOf: ({ serial }) => serial }
            : undefined
        }
        refreshing={list.isPlaceholderData}
        sort={units.sort}
        onSort={units.setSort}
        page={{ current: units.page, size: PAGE_SIZE, total: count ?? 0, onPage: units.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os equipamentos" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          units.isFiltered ? (
            <NoResult title="Nenhum equipamento com esses filtros" onClear={units.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title={view.statuses ? 'Nenhum equipamento aqui agora' : 'Ainda não há equipamentos'}
              description={
                view.statuses
                  ? 'O que muda de situação aparece na visão dela.'
                  : 'Cadastre os seriais um a um, pelo leitor ou por uma planilha.'
              }
            />
          )
        }
      />
    </>
  )
}

const totalOf = ({ count, more }: { count: number; more: boolean }): string =>
  `${more ? 'mais de ' : ''}${formatCount(count, 'equipamento', 'equipamentos')}`
