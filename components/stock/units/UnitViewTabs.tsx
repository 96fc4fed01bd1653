import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { TabRow } from '@/components/ui/navigation/tabLook'
import { unitCountsQueryOptions } from '@/hooks/stock/units.queries'
import type { UnitCounts } from '@/services/stock/units/stock-summary.schema'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { STOCK_PART_LABEL, STOCK_PART_STATUSES, type StockPart } from '@/services/stock/units/units.rules'

export type UnitView = {
  /** Name in the address. */
  key: string
  label: string
  /** Statuses of its units; all without. */
  statuses?: readonly UnitStatus[]
}

const part = (key: string, of: StockPart): UnitView => ({
  key,
  label: STOCK_PART_LABEL[of],
  statuses: STOCK_PART_STATUSES[of],
})

/** Views of the stock; the first is the default. */
export const UNIT_VIEWS: readonly [UnitView, ...UnitView[]] = [
  { key: 'todos', label: 'Todos' },
  part('locados', 'rented'),
  part('disponiveis', 'shelf'),
  part('separados', 'separated'),
  part('devolvidos', 'returned'),
  part('manutencao', 'maintenance'),
  part('deposito', 'storage'),
  part('fora', 'out'),
]

/** The view by product. */
export const BY_PRODUCT = 'produtos'

/** The view in the address; filters except the status are kept when it changes. */
export function useUnitView() {
  const { read, write } = useAddressQuery()
  const asked = read('visao')
  const view = UNIT_VIEWS.find(({ key }) => key === asked) ?? UNIT_VIEWS[0]
  return {
    view,
    isByProduct: asked === BY_PRODUCT,
    show: (key: string) =>
      write({ visao: key === UNIT_VIEWS[0].key ? null : key, situacao: null, pagina: null, ordem: null }),
  }
}

type Props = { current: string; onChoose: (key: string) => void }

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
