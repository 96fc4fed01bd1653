import { CsvButton } from '@/components/ui/tables/CsvButton'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { useManagedOrdersCsv } from '@/hooks/orders/useOrdersCsv'
import { formatCount } from '@/services/format/format.rules'
import { writeChosen } from '@/services/orders/chosen-orders.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { RemindSigners } from './RemindSigners'

type Props = { orders: readonly OrderSummary[]; onClear: () => void }

/** What can be done with several orders at once: nothing that moves one of them. */
export const ChosenOrders = ({ orders, onClear }: Props) => {
  const csv = useManagedOrdersCsv({ chosen: writeChosen(orders) })
  return (
    <SelectionBar
      name="Pedidos selecionados"
      label={orders.length === 0 ? '' : formatCount(orders.length, 'pedido selecionado', 'pedidos selecionados')}
      onClear={onClear}
    >
      <RemindSigners orders={orders} />
      <CsvButton csv={csv} rows={orders.length} />
    </SelectionBar>
  )
}
