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
  small {
    display: block;
    ${font.captionMuted};
  }
`

const Name = styled.span`
  font-weight: 550;
`
