import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useRef } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'
import { orderKeys } from '@/hooks/orders/orders.queries'
import { isStaff } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import type { Order } from '@/services/orders/orders.schema'
import type { Finish } from '@/services/simulation/quotations.service'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from './simulation.queries'
import { useFinishQuotation } from './useFinishQuotation'

/** Sends the order: the quotation is no longer under way, and the new order's page opens in place of the review. */
export function useSendOrder(quotationId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { actor } = useLogin()
  const { reset } = useQuotation()
  const { mutateAsync: finish, ...state } = useFinishQuotation(quotationId)

  // A second press may come before the first has drawn anything, or while the order's page is still coming.
  const sending = useRef<Promise<Order> | null>(null)

  const send = (wish: Finish): Promise<Order> => {
    sending.current ??= sendOnce(wish).catch((error: unknown) => {
      sending.current = null
      throw error
    })
    return sending.current
  }
  const sendOnce = async (wish: Finish): Promise<Order> => {
    const order = await finish(wish)
    const { order_mask_id: maskId, company } = order
    reset()
    if (actor && isStaff(actor)) await router.replace(paths.admin.order(company.id, maskId))
    else {
      queryClient.setQueryData(orderKeys.detail({ audience: 'customer', maskId }), order)
      await router.replace(paths.platform.order(maskId))
    }
    // Only now: the review, while it still shows, needs no word about having become an order.
    queryClient.setQueryData<Quotation>(
      simulationKeys.quotation(quotationId),
      (known) => known && { ...known, status: 'finished', order_mask_id: maskId },
    )
    return order
  }
  return { ...state, send }
}
