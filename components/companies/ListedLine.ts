import styled from 'styled-components'
import { flex } from '@/styles/mixins'

/** A row of a client's newest orders or invoices: its number, what it is about, and at the end its sum. */
export const ListedLine = styled.div`
  ${flex.wrapRow};
  gap: 4px 16px;
  font-variant-numeric: tabular-nums;
  > :nth-child(2) {
    flex: 1 1 120px;
  }
  > :last-child {
    min-width: 96px;
    margin-left: auto;
    text-align: right;
  }
`
