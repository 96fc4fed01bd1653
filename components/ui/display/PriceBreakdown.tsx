import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Money } from './Money'

export type PriceLine = {
  key: string
  /** "18 × Vertex 14 Pro", "Pacote Essencial, 40 × R$ 12,00": each factor is named. */
  label: ReactNode
  value: string | number
  discount?: boolean
  /** Beside the label: the button that removes a coupon. */
  action?: ReactNode
}

type Props = {
  lines: readonly PriceLine[]
  total: string | number
  totalLabel?: string
  /** "a partir de" until the plan is chosen. */
  totalNote?: ReactNode
  recalculating?: boolean
}

export const PriceBreakdown = ({
  lines,
  total,
  totalLabel = 'Total por mês',
  totalNote,
  recalculating = false,
}: Props) => (
  <List>
    {lines.map((line) => (
      <Line key={line.key} $discount={line.discount === true}>
        <dt>
          {line.label}
          {line.action}
        </dt>
        <dd>
          <Money value={line.value} recalculating={recalculating} />
        </dd>
      </Line>
    ))}
    <Total>
      <dt>
        {totalLabel}
        {totalNote && <small>{totalNote}</small>}
      </dt>
      <dd aria-live="polite">
        <Money value={total} size="total" recalculating={recalculating} />
      </dd>
    </Total>
  </List>
)

const List = styled.dl`
  ${font.secondary};
`

const Line = styled.div<{ $discount: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 0;
  color: ${({ $discount }) => ($discount ? color.ok : color.t2)};
  &:first-child {
    padding-top: 0;
  }
  dt {
    ${flex.row};
    gap: 4px;
  }
  dd {
    color: ${({ $discount }) => ($discount ? color.ok : color.text)};
    text-align: right;
  }
  dd span span {
    color: ${({ $discount }) => ($discount ? 'inherit' : color.t2)};
  }
`

const Total = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  margin-top: 8px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  dt {
    padding-top: 6px;
    ${font.body};
    font-weight: 600;
  }
  small {
    display: block;
    ${font.secondaryMuted};
    font-weight: 400;
  }
`
