import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Link } from '../navigation/Link'

/** A row of a list inside a flush card that is a link. */
export const RowLink = styled(Link)`
  display: grid;
  gap: 2px 16px;
  padding: 9px 16px;
  border-top: 1px solid ${color.line};
  color: inherit;
  li:first-child > & {
    border-top: 0;
  }
  &:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  small {
    ${font.secondaryMuted};
  }
`
