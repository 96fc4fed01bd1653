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
import { type FinishOptions, finishQuotation } from '@/services/simulation/quotations/quotations.service'
import type { Product, Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from './simulation-keys'

/** Why an order could not be sent, with the data to solve it. */
export type SendRefusal =
  | { kind: 'price_changed'; data: { lines: Line[]; monthly_fee: string } }
  | { kind: 'out_of_stock'; sentences: readonly string[]; alternatives: Product[] }

type PriceData = Extract<SendRefusal, { kind: 'price_changed' }>['data']

/** The refusals for which the review opens a dialog; the others show as problems on the page. */
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

/** Refusals that the review explains itself, so that no toast is needed. */
const EXPLAINED_REFUSALS = ['price_changed', 'out_of_stock', 'quantity_mismatch', 'quotation_closed', 'invalid']

/** Turns the quotation into an order once its changes are saved (same mutation scope). Idempotent by the key. */
function useFinishQuotation(quotationId: number) {
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

/** Sends the order: resets the open quotation, and replaces the review by the new order's page. */
export function useSendOrder(quotationId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { actor } = useLogin()
  const { reset } = useQuotation()
  const { mutateAsync: finish, ...state } = useFinishQuotation(quotationId)

  // A second click may come before the first one has rendered, or while the order's page loads.
  const sending = useRef<Promise<Order> | null>(null)

  const send = (options: FinishOptions): Promise<Order> => {
    sending.current ??= sendOnce(options).catch((error: unknown) => {
      sending.current = null
      throw error
    })
    return sending.current
  }
  const sendOnce = async (options: FinishOptions): Promise<Order> => {
    const order = await finish(options)
    const { order_mask_id: maskId, company } = order
    reset()
    if (actor && isStaff(actor)) await router.replace(paths.admin.order(company.id, maskId))
    else {
      queryClient.setQueryData(orderKeys.detail({ audience: 'customer', maskId }), order)
      await router.replace(paths.platform.order(maskId))
    }
    // Only now, so that the review does not show that it has become an order before the page changes.
    queryClient.setQueryData<Quotation>(
      simulationKeys.quotation(quotationId),
      (known) => known && { ...known, status: 'finished', order_mask_id: maskId },
    )
    return order
  }
  return { ...state, send }
}
