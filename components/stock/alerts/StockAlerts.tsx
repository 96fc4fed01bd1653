import { usePagedList } from '@/components/layout/list/usePagedList'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { stockAlertsQueryOptions, useStockAlertsCsv } from '@/hooks/stock/alerts.queries'
import { formatDay, formatNumber } from '@/services/format/format.rules'
import type { StockAlert } from '@/services/stock/alerts/alerts.schema'

/** Who waits for a product without units, the longest first: what to buy or to bring back. */
export const StockAlerts = () => {
  const alerts = usePagedList(stockAlertsQueryOptions)
  return (
    <ListScreen
      list={alerts}
      noun={{ one: 'aviso', many: 'avisos' }}
      searchPlaceholder="Produto ou cliente"
      csv={useStockAlertsCsv(alerts.query)}
      columns={COLUMNS}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Ninguém espera por unidades',
        description: 'No simulador, o cliente pede um aviso quando um modelo está sem unidades.',
      }}
    />
  )
}

const COLUMNS: readonly DataColumn<StockAlert>[] = [
  { key: 'product', title: 'Produto', render: ({ product }) => product.name },
  { key: 'quantity', title: 'Unidades', align: 'right', render: ({ quantity }) => formatNumber(quantity) },
  { key: 'company', title: 'Cliente', render: ({ company }) => company?.corporate_name ?? 'Visitante' },
  { key: 'name', title: 'Pedido por', render: ({ name }) => name },
  { key: 'created_at', title: 'Pediu aviso em', render: ({ created_at }) => formatDay(created_at) },
  {
    key: 'available_from',
    title: 'Disponível a partir de',
    render: ({ available_from }) => (available_from ? formatDay(available_from) : 'Sem data'),
  },
]
