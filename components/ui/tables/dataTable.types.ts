import type { ReactNode } from 'react'

export type SortDirection = 'ascend' | 'descend'
export type Sort = { key: string; direction: SortDirection }

export type Selection<Row> = {
  keys: readonly (string | number)[]
  onChange: (keys: (string | number)[]) => void
  /** What a row is called, for who cannot see it. */
  nameOf?: (row: Row) => string
}

export type DataColumn<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** Numbers and money stand at the right. */
  align?: 'left' | 'right'
  width?: number | string
  sortable?: boolean
}

export type DataTableProps<Row> = {
  /** What the table lists: "Pedidos"; its accessible name. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[] | undefined
  /** Identifies a row; by default its `id`. */
  rowKey?: (row: Row) => string | number
  /** The whole row leads there; the first column holds the link. */
  rowHref?: (row: Row) => string
  /** Below 760 px; by default the same fields in the same order, each with its name. */
  card?: (row: Row) => ReactNode
  /** Asked again while the old rows stay: a 2 px bar. */
  refreshing?: boolean
  /** The call failed and there is nothing to show. */
  error?: ReactNode
  /** Nothing yet, or nothing with these filters. */
  empty: ReactNode
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  page?: { current: number; size: number; total: number; onPage: (page: number) => void }
  selection?: Selection<Row>
  size?: 'middle' | 'small'
  /** How many skeleton rows while the first answer is awaited. */
  skeletonRows?: number
}

/** What draws the rows once they are there. */
export type DataRowsProps<Row> = DataTableProps<Row> &
  Required<Pick<DataTableProps<Row>, 'rowKey'>> & { rows: readonly Row[] }
