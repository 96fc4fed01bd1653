import type { ReactNode } from 'react'
import type { Noun } from '@/services/http/import-report.rules'
import type { Crumb } from '../navigation/PageHeader'
import type { CsvDownload } from './CsvButton'
import type { DataTableProps, Sort } from './dataTable.types'
import type { Filter } from './FilterChips'

/** The state of a list and its commands, as `usePagedList` and `useWholeList` return it. */
export type ListState<Row> = {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  /** For the whole list, not the page. */
  count: number | undefined
  /** The previous rows are shown while the next ones load. */
  isRefreshing: boolean
  isError: boolean
  error?: unknown
  retry: () => void
  search: string
  setSearch: (text: string) => void
  filter: (name: string) => string | null
  setFilter: (name: string, value: string | null) => void
  /** A search or a filter is active. */
  isFiltered: boolean
  clear: () => void
  sort: Sort | null
  setSort: (sort: Sort | null) => void
  /** Undefined for a list without pages. */
  pagination: DataTableProps<Row>['page']
}

/** A filter chip; by default its value is read from the address by its key. */
export type ListFilter = Omit<Filter, 'value'> & { value?: string | null }

export type ListScreenProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rowKey'
  | 'rowHref'
  | 'onRowIntent'
  | 'card'
  | 'size'
  | 'skeletonRows'
  | 'selection'
  | 'totals'
  | 'footnote'
> & {
  list: ListState<Row>
  /** The noun for a row, used in all sentences about the list. */
  noun: Noun
  /** Accessible name of the table; by default the plural of the noun. */
  label?: string
  /** Above the title: the tabs of the area. */
  above?: ReactNode
  /** The page's heading; omitted where the list is only a part of a page. */
  title?: string
  facts?: ReactNode
  /** The pages above this one. */
  parents?: readonly Crumb[]
  /** Actions of the page rather than of the rows: "Novo plano". */
  actions?: ReactNode
  /** Between the title and the search: tabs with counts. */
  views?: ReactNode
  /** At the start of the search line: tabs that narrow the list. */
  tabs?: ReactNode
  /** Replaces the line with search, filters, count and CSV. */
  tools?: ReactNode
  /** Placeholder of the search field, saying what is searched; undefined for a list without a search. */
  searchPlaceholder?: string
  searchLabel?: string
  filters?: readonly (ListFilter | false | undefined)[]
  /** Fields beside the chips: a period. */
  moreFilters?: ReactNode
  /** The noun of the count, where it differs from `noun`. */
  countNoun?: Noun
  /** Replaces the count. */
  total?: ReactNode
  /** Actions on the whole list, beside its CSV: an import. */
  listActions?: ReactNode
  csv?: CsvDownload
  /** Actions on the selected rows. */
  selectionBar?: ReactNode
  /** By default "Não foi possível carregar" with "os" or "as" and the plural. */
  failedTitle?: string
  noResultTitle?: string
  noResultDescription?: string
  /** Shown when there is nothing at all yet. */
  empty: { title: string; description: ReactNode; action?: ReactNode }
  /** Below the table: dialogs. */
  children?: ReactNode
}
