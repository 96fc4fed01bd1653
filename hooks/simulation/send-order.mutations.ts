import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useRef } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { useQuotation } from '@/contexts/QuotationContext'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { orderKeys } from '@/hooks/orders/order-keys'
import { isStaff } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import { isApiError } from '@/services/http/api-error.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { Line } from '@/services/simulation/money.schema'
import { type FinishOptions, finishQuotation } from '@/services/simulation/quotations.service'
import type { Product, Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from './simulation.queries'

/** Why an order could not be sent, with what the server says about the way on. */
export type SendRefusal =
  | { kind: 'price_changed'; data: { lines: Line[]; monthly_fee: string } }
  | { kind: 'out_of_stock'; sentences: readonly string[]; alternatives: Product[] }

type PriceData = Extract<SendRefusal, { kind: 'price_changed' }>['data']

/** The refusals that the review answers with a question of its own; the others stand on the page as problems. */
export function toSendRefusal(error: unknown): SendRefusal | null {
  if (isApiError(error, 'price_changed') && error.details.data) {
    return { kind: 'price_changed', data: error.details.data as PriceData }
  }
  if (isApiError(error, 'out_of_stock')) {
    const alternatives = (error.details.data?.alternatives ?? []) as Product[]
    return { kind: 'out_of_stock', sentences: error.errors, alternatives }
  }
  return null
}

/** Refusals that the review explains itself, each with a way on. */
const EXPLAINED_REFUSALS = ['price_changed', 'out_of_stock', 'quantity_mismatch', 'quotation_closed', 'invalid']

/**
 * Turns the quotation into an order, after every change of it has been saved. However often it is pressed, there is one
 * order: the server answers a finished quotation with its order, and the key tells a repetition.
 */
export function useFinishQuotation(quotationId: number) {
  const queryClient = useQueryClient()
  const { keyFor } = useCommandKey()
  return useMutation({
    scope: { id: `quotation-${quotationId}` },
    meta: { quietCodes: EXPLAINED_REFUSALS },
    mutationFn: (finish: FinishOptions) => finishQuotation(quotationId, finish, keyFor(finish)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.lists() }),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: simulationKeys.review(quotationId) })
      if (isApiError(error, 'quotation_closed')) {
        void queryClient.invalidateQueries({ queryKey: simulationKeys.quotation(quotationId) })
      }
    },
  })
}

/** Sends the order: the quotation is no longer under way, and the new order's page opens in place of the review. */
export function useSendOrder(quotationId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { actor } = useLogin()
  const { reset } = useQuotation()
  const { mutateAsync: finish, ...state } = useFinishQuotation(quotationId)

  // A second press may come before the first has drawn anything, or while the order's page is still coming.
  const sending = useRef<Promise<Order> | null>(null)

  const send = (wish: FinishOptions): Promise<Order> => {
    sending.current ??= sendOnce(wish).catch((error: unknown) => {
      sending.current = null
      throw error
    })
    return sending.current
  }
  const sendOnce = async (wish: FinishOptions): Promise<Order> => {
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
