import styled from 'styled-components'
import { CountTab } from '@/components/ui/CountTab'
import { TabRow } from '@/components/ui/tabLook'
import { RETURN_TODO_LABEL } from '@/services/logistics/returns-desk.rules'
import { TODO_NAMES, type Returns } from './useReturns'

/** What is to do, each with how many wait for it. */
export const ReturnTabs = ({ returns: { filter, setFilter, list } }: { returns: Returns }) => {
  const counts = list.data?.todos
  const chosen = filter('fazer')
  return (
    <Row aria-label="O que fazer">
      <CountTab
        label="Todas"
        isOn={chosen === null}
        count={undefined}
        isCounted={false}
        onChoose={() => setFilter('fazer', null)}
      />
      {TODO_NAMES.map(([name, todo]) => (
        <CountTab
          key={name}
          label={RETURN_TODO_LABEL[todo]}
          isOn={chosen === name}
          count={counts?.[todo]}
          onChoose={() => setFilter('fazer', name)}
        />
      ))}
    </Row>
  )
}

const Row = styled(TabRow)`
  margin-bottom: 12px;
`
