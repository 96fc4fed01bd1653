import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Link } from '../navigation/Link'
import type { DataColumn, DataRowsProps, Sort, SortDirection } from './dataTable.types'
import { SelectAll, SelectRow, useRowPress } from './SelectionCells'
import { Sheet } from './tableLook'
import { useRowIntent } from './useRowIntent'

/** The rows as a table of the browser's own. */
export const DataTableGrid = <Row extends object>(props: DataRowsProps<Row>) => {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHref,
    onRowIntent,
    sort = null,
    onSort,
    selection,
    totals,
    scrolls,
    size = 'middle',
  } = props
  const press = useRowPress(props)
  const intent = useRowIntent(onRowIntent)
  const chosen = new Set(selection?.keys)
  return (
    <Sheet
      $linked={rowHref !== undefined}
      $hasTotals={totals !== undefined}
      $scrolls={scrolls}
      $small={size === 'small'}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table aria-label={label}>
        <colgroup>
          {selection && <col style={{ width: 40 }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
            {columns.map((column) => (
              <th
                key={column.key}
                data-align={column.align}
                aria-sort={sort?.key === column.key ? ARIA_SORT[sort.direction] : undefined}
              >
                {column.sortable && onSort ? <SortTitle column={column} sort={sort} onSort={onSort} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={chosen.has(rowKey(row)) ? true : undefined}>
              {selection && (
                <SelectRow
                  row={row}
                  name={rowKey(row)}
                  selection={selection}
                  isChosen={chosen.has(rowKey(row))}
                  onPress={press}
                />
              )}
              {columns.map(({ key, align, render }, place) => (
                <td key={key} data-align={align}>
                  {place === 0 && rowHref ? (
                    <RowLink href={rowHref(row)} {...intent(row)}>
                      {render(row)}
                    </RowLink>
                  ) : (
                    render(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <TotalsRow columns={columns} totals={totals} />
          </tfoot>
        )}
      </table>
    </Sheet>
  )
}

const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const

type TotalsProps<Row> = Pick<DataRowsProps<Row>, 'columns'> & { totals: Readonly<Record<string, ReactNode>> }

/** The first cell reaches up to the next sum. */
const TotalsRow = <Row extends object>({ columns, totals }: TotalsProps<Row>) => {
  const next = columns.findIndex(({ key }, place) => place > 0 && totals[key] !== undefined)
  const wide = next === -1 ? columns.length : next
  return (
    <tr>
      {columns.map(({ key, align }, place) =>
        place > 0 && place < wide ? null : (
          <td key={key} data-align={align} colSpan={place === 0 ? wide : 1}>
            {totals[key]}
          </td>
        ),
      )}
    </tr>
  )
}

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

export const SortMark = ({ direction }: { direction: SortDirection | null }) => {
  const Icon = direction === 'ascend' ? ArrowUp : direction === 'descend' ? ArrowDown : ArrowUpDown
  return <Icon size={14} strokeWidth={1.75} aria-hidden opacity={direction ? 1 : 0.6} />
}
