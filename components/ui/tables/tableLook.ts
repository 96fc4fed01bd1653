import styled, { css } from 'styled-components'
import { below, color } from '@/styles/tokens'
import type { DataTableProps } from './dataTable.types'

/** Where the whole table fits, the sums stay at the bottom of the window; a box that scrolls would keep them to itself. */
const stickyTotals = css`
  @media (min-width: 1280px) {
    overflow: visible;
    tfoot {
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
  th:first-child,
  td:first-child {
    position: sticky;
    left: 0;
    z-index: 2;
    box-shadow: inset -1px 0 ${color.line};
    background: inherit;
  }
`

type Look = {
  $linked: boolean
  $hasTotals: boolean
  $scrolls: DataTableProps<object>['scrolls']
  $small: boolean
}

/** Around a table, which scrolls inside of it where it is too wide. */
export const Sheet = styled.div<Look>`
  overflow-x: auto;
  table {
    width: 100%;
    border-spacing: 0;
    font-size: ${({ $small }) => ($small ? '13px' : '14px')};
    line-height: ${({ $small }) => ($small ? '20px' : '22px')};
  }
  tr {
    position: relative;
    background: ${color.surface};
  }
  th,
  td {
    padding: ${({ $small }) => ($small ? '7px 10px' : '12px 8px')};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    overflow-wrap: break-word;
  }
  th {
    ${({ $small }) => $small && 'padding-block: 4px;'}
    color: ${color.t2};
    line-height: 18px;
    white-space: nowrap;
  }
  [data-align='right'] {
    text-align: end;
  }
  /* Extra space between right-aligned figures and the text after them. */
  [data-align='right'] + :not([data-align='right']) {
    padding-inline-start: 28px;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: var(--card-inset, 20px);
  }
  th:last-child,
  td:last-child {
    padding-inline-end: var(--card-inset, 20px);
  }
  tbody tr {
    cursor: ${({ $linked }) => ($linked ? 'pointer' : 'auto')};
    transition: background 140ms;
  }
  tbody tr:hover {
    background: ${color.sunken};
  }
  tbody tr[data-selected] {
    background: ${color.brandSoft};
  }
  tbody tr[data-selected]:hover {
    background: ${color.brandSoft2};
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  tfoot td {
    border-top: 1px solid ${color.line};
    border-bottom: 0;
    background: ${color.sunken};
  }
  /* Above the link that covers the row. */
  td button,
  td label {
    position: relative;
    z-index: 1;
  }
  ${({ $hasTotals, $scrolls }) => $hasTotals && $scrolls !== 'always' && stickyTotals}
  ${({ $scrolls }) => $scrolls === 'always' && besideFirst}
  ${below.wide} {
    ${({ $scrolls }) => $scrolls && besideFirst}
  }
`
