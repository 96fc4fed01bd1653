import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useRouteParam } from '@/components/layout/frames/useRouteParam'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { Money } from '@/components/ui/display/Money'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useOrder } from '@/hooks/orders/orders.queries'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { orderStatus } from '@/services/orders/workflow/order-state-texts.rules'
import { phone } from '@/styles/tokens'
import { OrderTimeline } from '../history/OrderTimeline'
import { CancelRequestNotice } from '../workflow/CancelRequest'
import { CustomerHeaderActions } from '../workflow/CustomerHeaderActions'
import { CustomerTurnActions, hasPendingAction, hasTurnActions } from '../workflow/CustomerTurnActions'
import { OrderConflictDialog } from '../workflow/OrderConflictDialog'
import { useFocusAfterCommand } from '../workflow/orderFocus'
import { OrderStageLine } from '../workflow/OrderStageLine'
import { OrderTurnBanner } from '../workflow/OrderTurnBanner'
import { OrderUpdateNotice } from '../workflow/OrderUpdateNotice'
import { CustomerOrderCards } from './CustomerOrderCards'
import { OwnOrderFee } from './OwnOrderFee'
import { BannerFrame, OrderColumns, OrderStack } from './OrderLayout'
import { BelowTheTurn, OrderSkeleton, useIsPageDrawn } from './OrderSkeleton'

/** Cards about an order that are another feature's: its invoices, its tickets. */
type Related = { related?: readonly ComponentType<{ order: Pick<Order, 'order_mask_id'> }>[] }

export const CustomerOrderScreen = ({ related }: Related) => {
  const maskId = useRouteParam('maskId')
  const ref = useMemo<OrderAddress | undefined>(() => (maskId ? { audience: 'customer', maskId } : undefined), [maskId])
  const { order, state, error, retry } = useOrder(ref)
  const isDrawn = useIsPageDrawn()
  if (order && ref && isDrawn) return <CustomerOrder order={order} orderRef={ref} related={related} />
  if (state === 'missing')
    return (
      <NotFoundState
        title={`Não encontramos o pedido ${maskId ?? ''}`}
        description="Confira o número ou a empresa em que você está."
        back={{ label: 'Ver meus pedidos', href: paths.platform.myOrders() }}
      />
    )
  if (state === 'failed')
    return <FailedState heading="h1" title="Não foi possível carregar o pedido" error={error} onRetry={retry} />
  return <OrderSkeleton />
}

/** The customer's view of an order: stage line, turn, commands, and all of its data. */
export const CustomerOrder = ({ order, orderRef, related = [] }: OrderProps & Related) => {
  const narrow = useMediaQuery(phone)
  const banner = useFocusAfterCommand(order)
  const isPending = hasPendingAction(order)
  return (
    <>
      <CustomerOrderHeader order={order} actions={<CustomerHeaderActions order={order} orderRef={orderRef} />} />
      <OrderStack $roomy>
        <OrderUpdateNotice orderRef={orderRef} />
        <OrderConflictDialog orderRef={orderRef} banner={banner} />
        <CancelRequestNotice order={order} orderRef={orderRef} />
        <OrderStageLine order={order} audience="customer" />
        <BannerFrame ref={banner} tabIndex={-1}>
          <OrderTurnBanner
            order={order}
            audience="customer"
            actions={
              hasTurnActions(order) &&
              !(isPending && narrow) && <CustomerTurnActions order={order} orderRef={orderRef} />
            }
          />
        </BannerFrame>
        <BelowTheTurn>
          <OrderColumns $roomy>
            <OrderStack $roomy>
              <CustomerOrderCards order={order} orderRef={orderRef} />
            </OrderStack>
            <OrderStack $roomy as="aside" aria-label="Mensalidade e histórico">
              <OwnOrderFee order={order} />
              {related.map((Card, place) => (
                <Card key={place} order={order} />
              ))}
              <OrderTimeline order={order} />
            </OrderStack>
          </OrderColumns>
        </BelowTheTurn>
      </OrderStack>
      {isPending && narrow && (
        <BottomBar action={<CustomerTurnActions order={order} orderRef={orderRef} size="large" />} />
      )}
    </>
  )
}

type HeaderProps = { order: Order; actions?: ReactNode }

/** Number, turn and a line of facts; on phones the monthly fee instead of who placed the order and when. */
export const CustomerOrderHeader = ({ order, actions }: HeaderProps) => {
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
