import { formatCount } from '@/services/format/format.rules'
import type { Noun } from '@/services/http/import-report.rules'
import { EmptyState } from '../feedback/EmptyState'
import { FailedState } from '../feedback/FailedState'
import { PageHeader } from '../navigation/PageHeader'
import { CsvButton } from './CsvButton'
import { DataTable } from './DataTable'
import { type Filter, FilterChips } from './FilterChips'
import type { ListScreenProps } from './listScreen.types'
import { ListTools } from './ListTools'
import { NoResult } from './NoResult'
import { SearchField } from './SearchField'

/**
 * A list in all its states: title, search, filters, count, CSV, table or cards, selection, pages, loading, failure with
 * retry, no matches and empty. The state comes from `usePagedList` or `useWholeList`.
 */
export const ListScreen = <Row extends object>(props: ListScreenProps<Row>) => {
  const { list, noun, title, empty, children } = props
  const plural = capitalize(noun.many)
  return (
    <>
      {props.above}
      {title !== undefined && (
        <PageHeader
          inline={props.parents !== undefined}
          above={props.parents}
          title={title}
          facts={props.facts}
          actions={props.actions}
        />
      )}
      {props.views}
      {props.tools ?? <Tools {...props} />}
      {props.selectionBar}
      <DataTable
        {...props}
        label={props.label ?? plural}
        rows={list.rows}
        refreshing={list.isRefreshing}
        sort={list.sort}
        onSort={list.setSort}
        page={list.pagination}
        error={
          list.isError && (
            <FailedState title={props.failedTitle ?? failedTitle(noun)} error={list.error} onRetry={list.retry} />
          )
        }
        empty={
          list.isFiltered ? (
            <NoResult
              title={props.noResultTitle ?? noResultTitle(noun)}
              description={props.noResultDescription}
              onClear={list.clear}
            />
          ) : (
            <EmptyState variant="first-use" {...empty} />
          )
        }
      />
      {children}
    </>
  )
}

const Tools = <Row extends object>({
  list,
  noun,
  countNoun = noun,
  total,
  csv,
  listActions,
  searchPlaceholder,
  searchLabel = `Buscar ${noun.many}`,
  filters = [],
  moreFilters,
  tabs,
}: ListScreenProps<Row>) => {
  const shown = filters.filter((filter) => filter !== undefined && filter !== false)
  return (
    <ListTools
      total={total ?? (list.count === undefined ? '' : formatCount(list.count, countNoun.one, countNoun.many))}
      actions={
        (csv ?? listActions) && (
          <>
            {listActions}
            {csv && <CsvButton csv={csv} rows={list.count} />}
          </>
        )
      }
    >
      {tabs}
      {searchPlaceholder !== undefined && (
        <SearchField
          label={searchLabel}
          placeholder={searchPlaceholder}
          value={list.search}
          onSearch={list.setSearch}
        />
      )}
      {shown.length > 0 && (
        <FilterChips
          filters={shown.map((filter): Filter => ({
            ...filter,
            value: filter.value === undefined ? list.filter(filter.key) : filter.value,
          }))}
          onChange={list.setFilter}
          onClear={list.clear}
        >
          {moreFilters}
        </FilterChips>
      )}
    </ListTools>
  )
}

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

const failedTitle = ({ many, isFeminine }: Noun): string =>
  `Não foi possível carregar ${isFeminine ? 'as' : 'os'} ${many}`

const noResultTitle = ({ one, isFeminine }: Noun): string =>
  `${isFeminine ? 'Nenhuma' : 'Nenhum'} ${one} com esses filtros`
