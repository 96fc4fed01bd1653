import { useEffect, useMemo } from 'react'
import { useRouteId, useRouteParam } from '@/components/layout/frames/useRouteParam'
import { OrderSkeleton } from '@/components/orders/detail/OrderSkeleton'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { useOrder } from '@/hooks/orders/orders.queries'
import { paths } from '@/services/config/paths'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { loadStagePanel, StaffOrder } from './StaffOrder'

/** Staff's page of an order, by the company and number in the URL. */
export const StaffOrderScreen = () => {
  const companyId = useRouteId('companyId')
  const maskId = useRouteParam('maskId')
  const ref = useMemo<StaffOrderAddress | undefined>(
    () => (companyId !== undefined && maskId ? { audience: 'staff', companyId, maskId } : undefined),
    [companyId, maskId],
  )
  useEffect(() => {
    void loadStagePanel()
  }, [])
  const { order, state, retry } = useOrder(ref)
  if (order && ref) return <StaffOrder order={order} orderRef={ref} />
  if (state === 'missing')
    return (
      <NotFoundState
        title={`Não encontramos o pedido ${maskId ?? ''}`}
        description="Confira o número e a empresa."
        back={{ label: 'Ver pedidos', href: paths.admin.orders() }}
      />
    )
  if (state === 'failed') return <FailedState heading="h1" title="Não foi possível carregar o pedido" onRetry={retry} />
  return <OrderSkeleton />
}
