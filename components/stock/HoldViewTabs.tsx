import styled from 'styled-components'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'
import type { HoldView } from './useHoldView'

type Props = { current: HoldView; onChoose: (view: HoldView) => void }

const VIEWS: { view: HoldView; label: string }[] = [
  { view: 'list', label: 'Lista' },
  { view: 'calendar', label: 'Calendário' },
]

/** The reservations one by one, or what becomes of them day by day. */
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
