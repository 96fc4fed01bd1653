import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** The name of a row over the words that say more of it. */
export const TwoLineCell = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Two>
    <Name>{name}</Name>
    <small>{children}</small>
  </Two>
)

/** What a cell says, over smaller words about it. */
export const Two = styled.span`
  display: block;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.t2};
    font-size: 12px;
    line-height: 18px;
  }
`

const Name = styled.span`
  font-weight: 550;
`
