import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The commands at the foot of a panel; takes no space when empty. */
export const PanelButtons = styled.div`
  ${flex.wrap};
  justify-content: flex-end;
  gap: 8px;
  &:empty {
    display: none;
  }
`

export const PanelStack = styled.div`
  ${flex.stack};
  gap: 16px;
  > p {
    color: ${color.t2};
  }
`
