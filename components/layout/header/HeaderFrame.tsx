import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { children: ReactNode }

/** The header bar; the layout sets its height and width. */
export const HeaderFrame = ({ children }: Props) => (
  <Bar data-print="never">
    <div>{children}</div>
  </Bar>
)

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  > div {
    ${flex.row};
    gap: var(--header-gap, 28px);
    max-width: calc(var(--content, 1200px) + 2 * var(--sides, 40px));
    height: var(--header, 60px);
    margin: 0 auto;
    padding: 0 var(--sides, 40px);
    ${below.wide} {
      gap: 16px;
    }
    ${below.drawer} {
      height: 56px;
      justify-content: space-between;
    }
  }
`
