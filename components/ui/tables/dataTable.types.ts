import type { ReactNode } from 'react'

export type SortDirection = 'ascend' | 'descend'
export type Sort = { key: string; direction: SortDirection }

export type Selection<Row> = {
  keys: readonly (string | number)[]
  onChange: (keys: (string | number)[]) => void
  /** Name of a row, for screen readers. */
  nameOf?: (row: Row) => string
  /** Why a row cannot be selected; undefined for one that can. */
  refusal?: (row: Row) => string | undefined
}

export type DataColumn<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** `right` for numbers and money. */
  align?: 'left' | 'right'
  width?: number | string
  sortable?: boolean
}

export type DataTableProps<Row> = {
  /** Accessible name: "Pedidos". */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[] | undefined
  /** Identifies a row; by default its `id`. */
  rowKey?: (row: Row) => string | number
  /** Makes the row a link, rendered in the first column. */
  rowHref?: (row: Row) => string
  /** Called when a row is about to be opened: asks for the data of its page ahead. */
  onRowIntent?: (row: Row) => void
  /** Renders a row below 760 px; by default the columns with their titles. */
  card?: (row: Row) => ReactNode
  /** Shows a progress bar above the previous rows. */
  refreshing?: boolean
  /** The call failed and there is nothing to show. */
  error?: ReactNode
  /** For an empty list, or one without matches for these filters. */
  empty: ReactNode
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  page?: { current: number; size: number; total: number; onPage: (page: number) => void }
  /** A sentence about the whole list, on the line of the count. */
  footnote?: ReactNode
  selection?: Selection<Row>
  /** The last line of the table, by the keys of its columns: the sums of the whole list. */
  totals?: Readonly<Record<string, ReactNode>>
  /** More columns than fit on narrow screens, or on most: they scroll beside the first one, also by keyboard. */
  scrolls?: 'narrow' | 'always'
  size?: 'middle' | 'small'
  skeletonRows?: number
}

/** The props of the component that draws the loaded rows. */
export type DataRowsProps<Row> = DataTableProps<Row> &
  Required<Pick<DataTableProps<Row>, 'rowKey'>> & { rows: readonly Row[] }
