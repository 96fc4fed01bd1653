import { CountTabs } from '@/components/ui/navigation/CountTabs'
import { EXCHANGE_TAB_LABEL } from '@/services/equipment/exchange-texts.rules'
import { type Exchanges, STATUS_NAMES } from './useExchanges'

/** Status tabs with counts. */
export const ExchangeTabs = ({ exchanges: { filter, setFilter, list } }: { exchanges: Exchanges }) => (
  <CountTabs
    label="Situação"
    all="Todas"
    tabs={STATUS_NAMES.map(([key, status]) => ({
      key,
      label: EXCHANGE_TAB_LABEL[status],
      count: list.data?.statuses[status],
    }))}
    chosen={filter('situacao')}
    onChoose={(name) => setFilter('situacao', name)}
  />
)
