import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'

type Props = {
  /** Search and filters. */
  children: ReactNode
  /** "12 usuários", once it is known. */
  total?: string
}

/** What stands above a list: search, filters, and how many there are. */
export const ListTools = ({ children, total = '' }: Props) => (
  <Line>
    {children}
    <Total role="status">{total}</Total>
  </Line>
)

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
`

const Total = styled.span`
  margin-left: auto;
  color: ${color.t2};
  font-size: 13px;
  font-variant-numeric: tabular-nums;
`
