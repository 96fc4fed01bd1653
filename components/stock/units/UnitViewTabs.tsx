import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { unitCountsQueryOptions } from '@/hooks/stock/units.queries'
import type { UnitCounts } from '@/services/stock/stock-summary.schema'
import { BY_PRODUCT, UNIT_VIEWS, type UnitView } from './useUnitView'

type Props = { current: string; onChoose: (key: string) => void }

/** Tabs of the views with counts. */
export const UnitViewTabs = ({ current, onChoose }: Props) => {
  const { data } = useQuery(unitCountsQueryOptions())
  return (
    <Row aria-label="Visões">
      {UNIT_VIEWS.map((view) => (
        <CountTab
          key={view.key}
          label={view.label}
          isOn={view.key === current}
          count={data && countOf(data, view)}
          onChoose={() => onChoose(view.key)}
        />
      ))}
      <CountTab
        label="Por produto"
        isOn={current === BY_PRODUCT}
        isCounted={false}
        count={undefined}
        onChoose={() => onChoose(BY_PRODUCT)}
      />
    </Row>
  )
}

const countOf = ({ total, by_status }: UnitCounts, { statuses }: UnitView): number =>
  statuses
    ? by_status.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0)
    : total

const Row = styled(TabRow)`
  margin: -4px 0 12px;
`
