import styled from 'styled-components'
import { flex, oneColumn } from '@/styles/mixins'

/** A main column and an aside of 352 px, stacked on narrow screens. */
export const AsideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px;
  align-items: start;
  > div {
    ${flex.stack};
    gap: 16px;
  }
  ${oneColumn.aside}
`
