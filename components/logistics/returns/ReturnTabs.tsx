import { CountTabs } from '@/components/ui/navigation/CountTabs'
import { RETURN_TODO_LABEL } from '@/services/logistics/returns-desk.rules'
import { type Returns, TODO_NAMES } from './useReturns'

/** What is to do, each with how many wait for it. */
export const ReturnTabs = ({ returns: { filter, setFilter, list } }: { returns: Returns }) => (
  <CountTabs
    label="O que fazer"
    all="Todas"
    tabs={TODO_NAMES.map(([key, todo]) => ({ key, label: RETURN_TODO_LABEL[todo], count: list.data?.todos[todo] }))}
    chosen={filter('fazer')}
    onChoose={(name) => setFilter('fazer', name)}
  />
)
