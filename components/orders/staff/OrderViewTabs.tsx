import { useQuery } from '@tanstack/react-query'
import styled, { css } from 'styled-components'
import { ordersSummaryQueryOptions } from '@/hooks/orders/orders.queries'
import { color } from '@/styles/tokens'
import { ORDER_VIEWS } from './orderViews.rules'

type Props = { current: string; onChoose: (key: string) => void }

/** The saved views with how much each holds. */
export const OrderViewTabs = ({ current, onChoose }: Props) => {
  const { data } = useQuery(ordersSummaryQueryOptions())
  return (
    <Bar aria-label="Visões">
      {ORDER_VIEWS.map(({ key, label, count }) => {
        return (
          <Tab
            key={key}
            type="button"
            aria-pressed={key === current}
            $on={key === current}
            onClick={() => onChoose(key)}
          >
            {label}
            {/* Its room is kept until it is known. */}
            <small>{data && count(data)}</small>
          </Tab>
        )
      })}
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
`

const on = css`
  color: ${color.text};
  font-weight: 600;
  box-shadow: inset 0 -2px ${color.brandText};
  small {
    background: ${color.brandSoft2};
    color: ${color.brandText};
  }
`

const Tab = styled.button<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 38px;
  padding: 0 10px;
  border: 0;
  background: none;
  color: ${color.t2};
  font-size: 13px;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  small {
    min-width: 22px;
    padding: 1px 6px;
    border-radius: 6px;
    background: ${color.sunken};
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    color: ${color.text};
  }
  ${({ $on }) => $on && on}
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
