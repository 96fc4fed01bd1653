import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/styles/mixins'

/** The name of a row above smaller secondary text. */
export const TwoLineCell = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Two>
    <Name>{name}</Name>
    <small>{children}</small>
  </Two>
)

export const Two = styled.span`
  display: block;
  overflow-wrap: anywhere;
  /* Else a table that is too wide would leave it the room of one letter. */
  td & {
    min-width: 140px;
  }
  small {
    display: block;
    ${font.captionMuted};
    font-weight: 400;
  }
`

const Name = styled.span`
  font-weight: 550;
`

/** What must not break in a narrow column: a number, a date. */
export const NoWrap = styled.span`
  white-space: nowrap;
`
