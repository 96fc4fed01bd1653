import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { DueDate } from '@/components/ui/display/DueDate'
import { Link } from '@/components/ui/navigation/Link'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { paths } from '@/services/config/paths'
import { formatDay, formatNumber } from '@/services/format/format.rules'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import type { Hold } from '@/services/stock/holds/holds.schema'
import type { OpenDialog } from './HoldDialogs'

type Options = {
  /** PRODUTO may see holds but no orders. */
  opensOrders: boolean
  /** Null for readers. */
  onChoose: ((dialog: OpenDialog) => void) | null
}

export const holdColumns = ({ opensOrders, onChoose }: Options): readonly DataColumn<Hold>[] => [
  { key: 'product', title: 'Produto', sortable: true, render: ({ product }) => product.name },
  {
    key: 'quantity',
    title: 'Unidades',
    align: 'right',
    sortable: true,
    render: ({ quantity }) => formatNumber(quantity),
  },
  {
    key: 'order',
    title: 'Pedido',
    render: ({ order: { order_mask_id, company } }) =>
      opensOrders ? <Link href={paths.admin.order(company.id, order_mask_id)}>{order_mask_id}</Link> : order_mask_id,
  },
  { key: 'company', title: 'Empresa', render: ({ order }) => order.company.corporate_name },
  { key: 'stage', title: 'Etapa', render: ({ order }) => STAGE_LABEL[order.stage_name] },
  { key: 'created_at', title: 'Desde', sortable: true, render: ({ created_at }) => formatDay(created_at) },
  { key: 'expires_at', title: 'Vence', sortable: true, render: ({ expires_at }) => <DueDate at={expires_at} /> },
  ...(onChoose
    ? [
        {
          key: 'actions',
          title: 'Ações',
          align: 'right',
          render: (hold: Hold) => <HoldActions hold={hold} onChoose={onChoose} />,
        } as const,
      ]
    : []),
]

const HoldActions = ({ hold, onChoose }: { hold: Hold; onChoose: (dialog: OpenDialog) => void }) => (
  <MoreMenu
    label={`Ações da reserva de ${hold.product.name} do pedido ${hold.order.order_mask_id}`}
    entries={[
      { key: 'extend', label: 'Prorrogar', onSelect: () => onChoose({ command: 'extend', hold }) },
      { key: 'release', label: 'Liberar', onSelect: () => onChoose({ command: 'release', hold }) },
    ]}
  />
)
