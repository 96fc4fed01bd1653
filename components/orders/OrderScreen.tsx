import { useMemo } from 'react'
import { useRouteParam } from '@/components/layout/useRouteParam'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'
import { useOrder } from '@/hooks/orders/useOrder'
import { paths } from '@/services/config/paths'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import { CustomerOrder } from './CustomerOrder'
import { OrderSkeleton } from './OrderSkeleton'

/** The customer's order, by the number in the address. */
export const OrderScreen = () => {
  const maskId = useRouteParam('maskId')
  const ref = useMemo<OrderRef | undefined>(() => (maskId ? { audience: 'customer', maskId } : undefined), [maskId])
  const { order, state, retry } = useOrder(ref)
  if (order && ref) return <CustomerOrder order={order} orderRef={ref} />
  if (state === 'missing')
    return (
      <EmptyState
        variant="not-found"
        heading="h1"
        title={`Não encontramos o pedido ${maskId ?? ''}`}
        description="Confira o número ou a empresa em que você está."
        action={
          <ButtonLink kind="primary" href={paths.platform.myOrders()}>
            Ver meus pedidos
          </ButtonLink>
        }
      />
    )
  if (state === 'failed')
    return (
      <EmptyState
        variant="error"
        heading="h1"
        title="Não foi possível carregar o pedido"
        description="Verifique a conexão."
        action={<PlainButton onClick={retry}>Tentar novamente</PlainButton>}
      />
    )
  return <OrderSkeleton />
}
