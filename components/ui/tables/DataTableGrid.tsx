import { Table, type TableColumnsType } from 'antd'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { DataColumn, DataRowsProps, DataTableProps, Sort, SortDirection } from './dataTable.types'

export const DataTableGrid = <Row extends object>(props: DataRowsProps<Row>) => {
  const { label, rows, rowKey, selection, scrolls, size = 'middle' } = props
  return (
    <Sheet
      $linked={props.rowHref !== undefined}
      $hasTotals={props.totals !== undefined}
      $scrolls={scrolls}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <Table<Row>
        aria-label={label}
        columns={props.columns.map((column, place) => antdColumn(column, place, props))}
        dataSource={[...rows]}
        rowKey={rowKey}
        pagination={false}
        size={size === 'small' ? 'small' : 'middle'}
        rowSelection={
          selection && {
            selectedRowKeys: [...selection.keys],
            onChange: (keys) =>
              selection.onChange(keys.filter((key) => typeof key === 'string' || typeof key === 'number')),
            getCheckboxProps: (row) => {
              const why = selection.refusal?.(row)
              const name = `Selecionar ${selection.nameOf?.(row) ?? rowKey(row)}`
              return { 'aria-label': why === undefined ? name : `${name}: ${why}`, disabled: why !== undefined }
            },
            getTitleCheckboxProps: () => ({ 'aria-label': 'Selecionar todos' }),
          }
        }
        summary={props.totals && (() => <TotalsRow {...props} totals={props.totals ?? {}} />)}
      />
    </Sheet>
  )
}

type TotalsProps<Row> = Pick<DataRowsProps<Row>, 'columns'> & { totals: Readonly<Record<string, ReactNode>> }

/** The first cell reaches up to the next sum. */
const TotalsRow = <Row extends object>({ columns, totals }: TotalsProps<Row>) => {
  const next = columns.findIndex(({ key }, place) => place > 0 && totals[key] !== undefined)
  const wide = next === -1 ? columns.length : next
  return (
    <Table.Summary.Row>
      {columns.map(({ key, align }, place) =>
        place > 0 && place < wide ? null : (
          <Table.Summary.Cell key={key} index={place} align={align} colSpan={place === 0 ? wide : 1}>
            {totals[key]}
          </Table.Summary.Cell>
        ),
      )}
    </Table.Summary.Row>
  )
}

/** Extra space between right-aligned figures and the text column after them. */
const AFTER_FIGURES = 'after-figures'

/** Where the whole table fits, the sums stay at the bottom of the window; a box that scrolls would keep them to itself. */
const stickyTotals = css`
  @media (min-width: 1280px) {
    overflow: visible;
    .ant-table-summary {
      position: sticky;
      bottom: 0;
      z-index: 3;
    }
  }
`

/** The first column stays in sight while the others scroll. */
const besideFirst = css`
  &:focus-visible {
    outline-offset: -2px;
  }
  .ant-table-wrapper .ant-table-thead > tr > th.ant-table-cell:first-child,
  .ant-table-wrapper .ant-table-tbody > tr > td.ant-table-cell:first-child,
  .ant-table-wrapper .ant-table-summary > tr > td.ant-table-cell:first-child {
    position: sticky;
    left: 0;
    z-index: 2;
    box-shadow: inset -1px 0 ${color.line};
  }
  .ant-table-wrapper .ant-table-tbody > tr > td.ant-table-cell:first-child {
    background: ${color.surface};
  }
`

const antdColumn = <Row extends object>(
  column: DataColumn<Row>,
  place: number,
  { columns, rowHref, sort, onSort }: DataRowsProps<Row>,
): TableColumnsType<Row>[number] => ({
  key: column.key,
  title: column.sortable && onSort ? <SortTitle column={column} sort={sort ?? null} onSort={onSort} /> : column.title,
  align: column.align ?? 'left',
  width: column.width,
  className: column.align !== 'right' && columns[place - 1]?.align === 'right' ? AFTER_FIGURES : undefined,
  onHeaderCell: () => ({
    'aria-sort': sort?.key === column.key ? (sort.direction === 'ascend' ? 'ascending' : 'descending') : undefined,
  }),
  render: (_value, row) =>
    place === 0 && rowHref ? <RowLink href={rowHref(row)}>{column.render(row)}</RowLink> : column.render(row),
})

type SortProps<Row> = { column: DataColumn<Row>; sort: Sort | null; onSort: (sort: Sort | null) => void }

const SortTitle = <Row,>({ column, sort, onSort }: SortProps<Row>) => {
  const direction = sort?.key === column.key ? sort.direction : null
  // Cycles through descending, ascending, unsorted.
  const next: Sort | null =
    direction === null
      ? { key: column.key, direction: 'descend' }
      : direction === 'descend'
        ? { key: column.key, direction: 'ascend' }
        : null
  return (
    <SortButton type="button" $on={direction !== null} onClick={() => onSort(next)}>
      {column.title}
      <SortMark direction={direction} />
    </SortButton>
  )
}

const SortButton = styled.button<{ $on: boolean }>`
  ${flex.inlineRow};
  gap: 4px;
  min-height: 24px;
  color: ${({ $on }) => ($on ? color.text : 'inherit')};
  font-weight: 500;
  &:hover {
    color: ${color.text};
  }
`

const RowLink = styled(Link)`
  color: inherit;
  font-weight: 550;
  /* The whole row is the link; other controls lie above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: none;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
`

// A table too wide for its container scrolls by itself. antd's own `scroll` draws a hidden copy of the header, whose
// sort buttons could be reached by keyboard.
const Sheet = styled.div<{ $linked: boolean; $hasTotals: boolean; $scrolls: DataTableProps<object>['scrolls'] }>`
  overflow-x: auto;
  .ant-table-summary td {
    border-top: 1px solid ${color.line};
    background: ${color.sunken};
  }
  ${({ $hasTotals, $scrolls }) => $hasTotals && $scrolls !== 'always' && stickyTotals}
  .ant-table-tbody > tr {
    position: relative;
    cursor: ${({ $linked }) => ($linked ? 'pointer' : 'auto')};
  }
  /* antd places each cell, which would keep the link of the row within the first one. */
  .ant-table-wrapper .ant-table-tbody > tr > td.ant-table-cell {
    position: ${({ $linked }) => ($linked ? 'static' : 'relative')};
  }
  .ant-table-tbody > tr:last-child > td {
    border-bottom: 0;
  }
  .ant-table-cell:first-child {
    padding-inline-start: var(--card-inset, 20px) !important;
  }
  .ant-table-cell.${AFTER_FIGURES} {
    padding-inline-start: 28px !important;
  }
  .ant-table-cell:last-child {
    padding-inline-end: var(--card-inset, 20px) !important;
  }
  td button,
  td label,
  td .ant-checkbox-wrapper {
    position: relative;
    z-index: 1;
  }
  th {
    white-space: nowrap;
  }
  ${({ $scrolls }) => $scrolls === 'always' && besideFirst}
  ${below.wide} {
    ${({ $scrolls }) => $scrolls && besideFirst}
  }
  .ant-table-small td {
    line-height: 20px;
  }
  .ant-table-wrapper .ant-table-small .ant-table-thead > tr > th.ant-table-cell {
    padding-block: 4px;
  }
`

export const SortMark = ({ direction }: { direction: SortDirection | null }) => {
  const Icon = direction === 'ascend' ? ArrowUp : direction === 'descend' ? ArrowDown : ArrowUpDown
  return <Icon size={14} strokeWidth={1.75} aria-hidden opacity={direction ? 1 : 0.6} />
}
