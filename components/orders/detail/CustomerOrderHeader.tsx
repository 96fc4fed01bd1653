import type { ReactNode } from 'react'
import { Money } from '@/components/ui/display/Money'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useMediaQuery } from '@/components/ui/theme/useMediaQuery'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import { orderStatus } from '@/services/orders/workflow/texts.rules'
import { phone } from '@/styles/tokens'

type Props = { order: Order; actions?: ReactNode }

/** Number, turn and a line of facts; on phones the monthly fee instead of who placed the order and when. */
export const CustomerOrderHeader = ({ order, actions }: Props) => {
  const narrow = useMediaQuery(phone)
  const { tone, word } = orderStatus(order, 'customer')
  const items = order.items_count === 1 ? '1 item' : `${String(order.items_count)} itens`
  return (
    <PageHeader
      above={[{ label: 'Meus pedidos', href: paths.platform.myOrders() }]}
      title={`Pedido ${order.order_mask_id}`}
      // On phones the banner below already shows it.
      tag={!narrow && <StatusTag tone={tone}>{word}</StatusTag>}
      facts={
        <>
          {items} · {order.duration_months} meses ·{' '}
          {narrow ? (
            <Money value={order.monthly_fee} perMonth />
          ) : (
            `pedido em ${formatDay(order.created_at)} por ${order.created_by.first_name}`
          )}
        </>
      }
      actions={actions}
      beside={narrow}
    />
  )
}
