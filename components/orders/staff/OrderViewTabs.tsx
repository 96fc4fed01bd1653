import { useQuery } from '@tanstack/react-query'
import styled, { css } from 'styled-components'
import { TabRow, tabLook, tabOn } from '@/components/ui/tabLook'
import { ordersSummaryQueryOptions } from '@/hooks/orders/orders.queries'
import { useLogin } from '@/contexts/LoginContext'
import { formatNumber } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import type { OrderView } from './orderViews.rules'

type Props = { views: readonly OrderView[]; current: string; onChoose: (key: string) => void }

/** The saved views with how much each holds. */
export const OrderViewTabs = ({ views, current, onChoose }: Props) => {
  const { actor } = useLogin()
  const { data } = useQuery(ordersSummaryQueryOptions())
  return (
    <TabRow aria-label="Visões">
      {views.map(({ key, label, count }) => {
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
            {count && <small>{data && actor && formatNumber(count(data, actor.groups))}</small>}
          </Tab>
        )
      })}
    </TabRow>
  )
}

const on = css`
  ${tabOn}
  small {
    background: ${color.brandSoft2};
    color: ${color.brandText};
  }
`

const Tab = styled.button<{ $on: boolean }>`
  ${tabLook}
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
  ${({ $on }) => $on && on}
`
