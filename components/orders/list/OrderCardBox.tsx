import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** The layout of an order's card in a list on phones. */
export const OrderCardBox = styled.div`
  font-size: 14px;
  line-height: 22px;
  > div {
    --ticks-word: normal;
    display: flex;
    align-items: center;
    justify-content: space-between;
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
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
  }
`
