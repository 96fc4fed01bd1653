import styled from 'styled-components'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'

export type HoldView = 'list' | 'calendar'

const CALENDAR = 'calendario'

/** The view in the address; filters are kept when it changes. */
export function useHoldView() {
  const { read, write } = useAddressQuery()
  return {
    view: read('visao') === CALENDAR ? ('calendar' as const) : ('list' as const),
    show: (view: HoldView) => write({ visao: view === 'calendar' ? CALENDAR : null, pagina: null }),
  }
}

type Props = { current: HoldView; onChoose: (view: HoldView) => void }

const VIEWS: { view: HoldView; label: string }[] = [
  { view: 'list', label: 'Lista' },
  { view: 'calendar', label: 'Calendário' },
]

/** Tabs: list or calendar. */
export const HoldViewTabs = ({ current, onChoose }: Props) => (
  <Row aria-label="Visões">
    {VIEWS.map(({ view, label }) => (
      <Tab key={view} type="button" aria-pressed={view === current} onClick={() => onChoose(view)}>
        {label}
      </Tab>
    ))}
  </Row>
)

const Row = styled(TabRow)`
  margin: -4px 0 12px;
`

const Tab = styled.button`
  ${tabLook}
  &[aria-pressed='true'] {
    ${tabOn}
  }
`
