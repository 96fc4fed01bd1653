import styled from 'styled-components'
import { CountTab } from '@/components/ui/CountTab'
import { TabRow } from '@/components/ui/tabLook'
import { EXCHANGE_STATUS_LABEL } from '@/services/equipment/exchange-words.rules'
import { STATUS_NAMES, type Exchanges } from './useExchanges'

/** How far they are, each with how many there are. */
export const ExchangeTabs = ({ exchanges: { filter, setFilter, list } }: { exchanges: Exchanges }) => {
  const chosen = filter('situacao')
  return (
    <Row aria-label="Situação">
      <CountTab
        label="Todas"
        isOn={chosen === null}
        count={undefined}
        isCounted={false}
        onChoose={() => setFilter('situacao', null)}
      />
      {STATUS_NAMES.map(([name, status]) => (
        <CountTab
          key={name}
          label={EXCHANGE_STATUS_LABEL[status]}
          isOn={chosen === name}
          count={list.data?.statuses[status]}
          onChoose={() => setFilter('situacao', name)}
        />
      ))}
    </Row>
  )
}

const Row = styled(TabRow)`
  margin-bottom: 12px;
`
