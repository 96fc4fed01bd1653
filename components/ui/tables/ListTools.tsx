import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

type Props = {
  /** Search and filters. */
  children: ReactNode
  /** "12 usuários", once it is known. */
  total?: ReactNode
  /** What is done with the whole list. */
  actions?: ReactNode
}

/** What stands above a list: search, filters, how many there are, and what is done with all of them. */
export const ListTools = ({ children, total = '', actions }: Props) => (
  <Line>
    {children}
    <End>
      <Total role="status">{total}</Total>
      {actions && <Commands>{actions}</Commands>}
    </End>
  </Line>
)

const Line = styled.div`
  ${flex.wrapRow};
  gap: 8px;
  margin-bottom: 12px;
`

const End = styled.div`
  ${flex.wrapBetween};
  gap: 4px 12px;
  margin-left: auto;
  ${below.phone} {
    width: 100%;
  }
`

/** They stay together: on a phone all of them go below a long count, not the last one alone. */
const Commands = styled.div`
  ${flex.wrapRow};
  gap: 8px;
`

const Total = styled.span`
  ${font.smallMuted};
  font-variant-numeric: tabular-nums;
`
