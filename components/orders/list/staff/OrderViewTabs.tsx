import { useQuery } from '@tanstack/react-query'
import { SavedViewMenu } from '@/components/layout/list/views/SavedViewMenu'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { useLogin } from '@/contexts/LoginContext'
import { ordersSummaryQueryOptions } from '@/hooks/orders/staff-orders.queries'
import type { OrderViewState } from './useOrderViews'

export const OrderViewTabs = ({ state }: { state: OrderViewState }) => {
  const { tabs, view, open } = state.views
  const { actor } = useLogin()
  const { data } = useQuery(ordersSummaryQueryOptions())
  return (
    <TabRow aria-label="Visões">
      {tabs.map(({ key, label, count }) => (
        <CountTab
          key={key}
          label={label}
          isOn={key === view.key}
          isCounted={count !== undefined}
          count={data && actor ? count?.(data, actor.groups) : undefined}
          onChoose={() => open(key)}
        />
      ))}
    </TabRow>
  )
}

/** What can be done with the current view, which also has columns. */
export const OrderViewMenu = ({ state: { views, query, columns, areColumnsChosen } }: { state: OrderViewState }) => (
  <SavedViewMenu
    state={views}
    current={{ query, columns: [...columns] }}
    link={areColumnsChosen ? { colunas: columns.join(',') } : undefined}
  />
)
