import { PART_LABEL, PART_STATUSES, type StockPart } from '@/services/stock/unit-groups.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'

export type UnitView = {
  /** As the address names it. */
  key: string
  label: string
  /** Which units it holds; all of them without. */
  statuses?: readonly UnitStatus[]
}

const part = (key: string, of: StockPart): UnitView => ({ key, label: PART_LABEL[of], statuses: PART_STATUSES[of] })

/** The units one by one, by what staff ask of the stock; the first is shown when nothing is asked. */
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

/** The same stock, product by product. */
export const BY_PRODUCT = 'produtos'
