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
  /** Of the whole list, not of the page. */
  count: number | undefined
  /** The previous rows are shown while the next ones load. */
  isRefreshing: boolean
  isError: boolean
  retry: () => void
  search: string
  setSearch: (text: string) => void
  filter: (name: string) => string | null
  setFilter: (name: string, value: string | null) => void
  /** A search or a filter is on. */
  isFiltered: boolean
  clear: () => void
  sort: Sort | null
  setSort: (sort: Sort | null) => void
  /** Undefined for a list without pages. */
  pagination: DataTableProps<Row>['page']
}

/** A filter chip; its value is what the address holds under its key, unless given. */
export type ListFilter = Omit<Filter, 'value'> & { value?: string | null }

export type ListScreenProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowHref' | 'card' | 'size' | 'skeletonRows' | 'selection'
> & {
  list: ListState<Row>
  /** What a row is: the sentences about the list are formed with it. */
  noun: Noun
  /** Accessible name of the table; by default the plural of the noun. */
  label?: string
  /** Above the title: the tabs of the area. */
  above?: ReactNode
  /** The page's heading; none where the list is a part of a page. */
  title?: string
  facts?: ReactNode
  /** The pages above this one. */
  parents?: readonly Crumb[]
  /** What belongs to the page rather than to the rows: "Novo plano". */
  actions?: ReactNode
  /** Between the title and the search: tabs with counts. */
  views?: ReactNode
  /** At the beginning of the line of the search: tabs that narrow the list. */
  tabs?: ReactNode
  /** In place of the line with search, filters, count and CSV. */
  tools?: ReactNode
  /** Placeholder of the search field, what is searched; none for a list without a search. */
  searchPlaceholder?: string
  searchLabel?: string
  filters?: readonly (ListFilter | false | undefined)[]
  /** Fields beside the chips: a period. */
  moreFilters?: ReactNode
  /** What is counted, where the line above the table says another word than the noun. */
  countNoun?: Noun
  /** In place of the count. */
  total?: ReactNode
  /** What is done with the whole list, beside its CSV: an import. */
  listActions?: ReactNode
  csv?: CsvDownload
  /** What is done with the selected rows. */
  selectionBar?: ReactNode
  /** "Não foi possível carregar os planos": by default "os" or "as" and the plural. */
  failedTitle?: string
  noResultTitle?: string
  noResultDescription?: string
  /** Shown when there is nothing at all yet. */
  empty: { title: string; description: ReactNode; action?: ReactNode }
  /** Below the table: dialogs. */
  children?: ReactNode
}
