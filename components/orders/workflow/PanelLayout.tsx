import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** The commands at the foot of a panel; takes no space when empty. */
export const PanelButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  &:empty {
    display: none;
  }
`

/** Stacks the parts of a panel. */
export const PanelStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > p {
    color: ${color.t2};
  }
`
