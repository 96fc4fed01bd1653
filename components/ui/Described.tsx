import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** The name of a row over the words that say more of it. */
export const Described = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Two>
    {name}
    <small>{children}</small>
  </Two>
)

const Two = styled.span`
  display: block;
  font-weight: 550;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.t2};
    font-size: 12px;
    line-height: 18px;
    font-weight: 400;
  }
`
