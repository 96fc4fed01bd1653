import { useAddressQuery } from '@/components/layout/list/useListAddress'
import type { UnitStatus } from '@/services/stock/unit-status.rules'
import { STOCK_PART_LABEL, STOCK_PART_STATUSES, type StockPart } from '@/services/stock/units.rules'

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
