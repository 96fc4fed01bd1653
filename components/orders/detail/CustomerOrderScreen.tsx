import { useMemo } from 'react'
import { useRouteParam } from '@/components/layout/frames/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { useOrder } from '@/hooks/orders/orders.queries'
import { paths } from '@/services/config/paths'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { CustomerOrder } from './CustomerOrder'
import { OrderSkeleton } from './OrderSkeleton'

/** The customer's page of an order, by the number in the URL. */
export const CustomerOrderScreen = () => {
  const maskId = useRouteParam('maskId')
  const ref = useMemo<OrderAddress | undefined>(() => (maskId ? { audience: 'customer', maskId } : undefined), [maskId])
  const { order, state, retry } = useOrder(ref)
  if (order && ref) return <CustomerOrder order={order} orderRef={ref} />
  if (state === 'missing')
    return (
      <NotFoundState
        title={`Não encontramos o pedido ${maskId ?? ''}`}
        description="Confira o número ou a empresa em que você está."
        back={{ label: 'Ver meus pedidos', href: paths.platform.myOrders() }}
      />
    )
  if (state === 'failed') return <FailedState heading="h1" title="Não foi possível carregar o pedido" onRetry={retry} />
  return <OrderSkeleton />
}
