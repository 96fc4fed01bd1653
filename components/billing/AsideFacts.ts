import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** What a card of the aside says, word left and value right: `<div><dt/><dd/></div>`. */
export const AsideFacts = styled.dl`
  ${flex.stack};
  gap: 6px;
  ${font.secondary};
  > div {
    display: flex;
    justify-content: space-between;
    gap: 4px 16px;
  }
  dt {
    color: ${color.t2};
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
