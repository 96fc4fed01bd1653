import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { DataTable } from '@/components/ui/tables/DataTable'
import { paths } from '@/services/config/paths'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { MyOrderCard } from './MyOrderCard'
import { myOrdersColumns } from './myOrdersColumns'
import { MyOrdersEmpty, MyOrdersFailed } from './MyOrdersEmpty'
import { MyOrdersToolbar } from './MyOrdersToolbar'
import { useMyOrders } from './useMyOrders'

/** The customer's list of orders; cards on phones. */
export const MyOrdersScreen = () => {
  const orders = useMyOrders()
  const { list, page, pageSize } = orders
  return (
    <>
      <PageHeader title="Meus pedidos" />
      <MyOrdersToolbar orders={orders} />
      <DataTable
        label="Pedidos"
        columns={myOrdersColumns}
        rows={list.data?.results}
        rowKey={rowKey}
        rowHref={rowHref}
        card={card}
        refreshing={list.isPlaceholderData}
        error={list.isError && <MyOrdersFailed onRetry={() => void list.refetch()} />}
        empty={<MyOrdersEmpty filtered={orders.isFiltered} onClear={orders.clear} />}
        page={{ current: page, size: pageSize, total: list.data?.count ?? 0, onPage: orders.setPage }}
      />
    </>
  )
}

const rowKey = (order: OrderSummary): string => order.order_mask_id
const rowHref = (order: OrderSummary): string => paths.platform.order(order.order_mask_id)
const card = (order: OrderSummary) => <MyOrderCard order={order} />
