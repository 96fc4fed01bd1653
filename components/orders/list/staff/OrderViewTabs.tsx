import { useQuery } from '@tanstack/react-query'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { useLogin } from '@/contexts/LoginContext'
import { ordersSummaryQueryOptions } from '@/hooks/orders/orders.queries'
import type { OrderView } from './orderViews.rules'

type Props = { views: readonly OrderView[]; current: string; onChoose: (key: string) => void }

/** The views with their order counts. */
export const OrderViewTabs = ({ views, current, onChoose }: Props) => {
  const { actor } = useLogin()
  const { data } = useQuery(ordersSummaryQueryOptions())
  return (
    <TabRow aria-label="Visões">
      {views.map(({ key, label, count }) => (
        <CountTab
          key={key}
          label={label}
          isOn={key === current}
          isCounted={count !== undefined}
          count={data && actor ? count?.(data, actor.groups) : undefined}
          onChoose={() => onChoose(key)}
        />
      ))}
    </TabRow>
  )
}
