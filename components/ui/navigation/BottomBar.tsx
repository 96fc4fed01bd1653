import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  /** At the left: a count, "Ver a conta". */
  facts?: ReactNode
  /** At the right of the facts: the sum. */
  sum?: ReactNode
  /** One primary action, which takes the available width. */
  action: ReactNode
  /** A back or secondary button, at the left of the action. */
  secondary?: ReactNode
  /** On wide screens too (a product list with a running sum). */
  always?: boolean
}

/** Actions fixed to the bottom of phone screens, within the safe area. */
export const BottomBar = ({ facts, sum, action, secondary, always = false }: Props) => (
  <Bar $always={always} data-print="never" data-bottom-bar>
    <div>
      {(facts !== undefined || sum !== undefined) && (
        <Facts>
          <div>{facts}</div>
          <div>{sum}</div>
        </Facts>
      )}
      <Actions>
        {secondary}
        {action}
      </Actions>
    </div>
  </Bar>
)

const Bar = styled.div<{ $always: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 20;
  display: ${({ $always }) => ($always ? 'block' : 'none')};
  margin: auto calc(-1 * var(--sides, 16px)) 0;
  padding: 12px var(--sides, 16px) calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${color.shadowUp};
  ${below.aside} {
    display: block;
  }
  > div {
    ${flex.row};
    gap: 12px 28px;
    max-width: 1200px;
    margin: 0 auto;
  }
  ${below.aside} {
    > div {
      flex-direction: column;
      align-items: stretch;
    }
  }
`

const Facts = styled.div`
  flex: 1;
  ${flex.between};
  gap: 16px;
  ${font.secondaryMuted};
  > :last-child {
    text-align: right;
  }
  /* Digits in full contrast, except while they are recalculated. */
  > :last-child span:not([aria-busy]) > b {
    color: ${color.text};
  }
`

const Actions = styled.div`
  ${flex.wrap};
  gap: 10px;
  ${below.aside} {
    > * {
      min-height: 48px;
    }
    /* Two long labels side by side still fit 360 px. */
    > :not(:only-child) {
      padding-inline: 14px;
    }
    > :last-child {
      flex: 1;
    }
  }
`
