import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

type Props = {
  /** Search and filters. */
  children: ReactNode
  /** "12 usuários", once it is known. */
  total?: ReactNode
  /** Commands for the whole list. */
  actions?: ReactNode
}

/** The line above a list: search, filters, count, commands. */
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

/** Fills the line, so that it does not move once the count is known. */
const End = styled.div`
  ${flex.wrapRow};
  flex: 1 1 auto;
  justify-content: flex-end;
  gap: 4px 12px;
  ${below.phone} {
    flex: none;
    justify-content: space-between;
    width: 100%;
  }
`

/** Wrap together, below a long count. */
const Commands = styled.div`
  ${flex.wrapRow};
  gap: 8px;
`

const Total = styled.span`
  ${font.smallMuted};
  font-variant-numeric: tabular-nums;
`
