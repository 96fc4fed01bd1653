import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatDay } from '@/services/format/format.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { cancelledAt, stageItems } from '@/services/orders/stage-line.rules'
import { stageWord } from '@/services/orders/texts.rules'
import { OrderWhen } from './OrderWhen'

export const myOrdersColumns: readonly DataColumn<OrderSummary>[] = [
  { key: 'number', title: 'Pedido', render: (order) => order.order_mask_id },
  { key: 'items', title: 'Itens', render: (order) => order.items_summary },
  {
    key: 'stage',
    title: 'Etapa',
    render: (order) => (
      <StageTicks items={stageItems(order, 'customer')} cancelled={cancelledAt(order)} label={stageWord(order)} />
    ),
  },
  { key: 'turn', title: 'Vez e prazo', render: (order) => <OrderWhen order={order} /> },
  { key: 'created', title: 'Pedido em', align: 'right', render: (order) => formatDay(order.created_at) },
  { key: 'fee', title: 'Mensalidade', align: 'right', render: (order) => <Money value={order.monthly_fee} strong /> },
]
