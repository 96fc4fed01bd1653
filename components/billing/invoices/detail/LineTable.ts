import styled, { css } from 'styled-components'
import { box, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

/** The fields of a draft, as low as its lines. */
export const lineFields = css`
  input {
    width: 100%;
    height: 32px;
    padding: 0 10px;
    ${box.field};
    ${font.secondary};
    color: ${color.text};
    outline: none;
  }
  input:focus {
    ${box.focus};
  }
  @media (pointer: coarse) {
    input {
      height: 44px;
      font-size: 16px;
    }
  }
`

/** The lines of an invoice; on phones only what it is and what it costs, with the rest below the name. */
export const LineTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.secondary};
  font-variant-numeric: tabular-nums;
  > thead th {
    height: 34px;
    ${font.captionMuted};
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }
  > * > tr > :first-child {
    width: 48px;
    padding-left: var(--card-inset, 16px);
  }
  > * > tr > :nth-last-child(-n + 3):not([colspan]) {
    text-align: right;
  }
  > * > tr > * {
    padding: 8px 10px;
  }
  > * > tr > :last-child {
    padding-right: var(--card-inset, 16px);
  }
  > tbody > tr > * {
    border-top: 1px solid ${color.line};
  }
  > tbody > tr[data-open] > * {
    border-top: 0;
    padding-top: 0;
  }
  > tbody > tr[data-group] > * {
    background: ${color.sunken};
    text-align: right;
  }
  > tbody > tr[data-group] > th {
    font-weight: 600;
    text-align: left;
    span {
      margin-left: 6px;
      font-weight: 400;
      color: ${color.t2};
    }
  }
  ${below.table} {
    > thead {
      display: none;
    }
    > tbody {
      display: block;
    }
    > tbody > tr:not([hidden]) {
      display: grid;
      grid-template-columns: 44px minmax(0, 1fr) auto;
      border-top: 1px solid ${color.line};
    }
    > tbody > tr[data-open] {
      border-top: 0;
    }
    > tbody:first-of-type > tr:first-child {
      border-top: 0;
    }
    > tbody > tr > * {
      border-top: 0;
    }
    > tbody > tr > [colspan] {
      width: auto;
    }
    > tbody > tr > [data-wide] {
      display: none;
    }
    > tbody > tr[data-group] > th {
      grid-column: 1 / 3;
    }
  }
`
