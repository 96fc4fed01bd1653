import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'

/** The layout of an order's card in a list on phones. */
export const OrderCardBox = styled.div`
  ${font.body};
  > div {
    --ticks-word: normal;
    ${flex.between};
    gap: 12px;
  }
  b {
    font-size: 15px;
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
`
