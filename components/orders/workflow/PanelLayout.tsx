import styled from 'styled-components'

/** The commands at the foot of a panel; no room is kept while none is allowed. */
export const PanelButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  &:empty {
    display: none;
  }
`
