import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { finishQuotation, type Finish } from '@/services/simulation/quotations.service'
import { isApiError } from '@/services/http/api-error'
import { orderKeys } from '@/hooks/orders/orders.queries'
import { simulationKeys } from './simulation.queries'

/** Refusals that the review explains itself, each with a way on. */
const EXPLAINED = ['price_changed', 'out_of_stock', 'quantity_mismatch', 'quotation_closed', 'invalid']

/**
 * Turns the quotation into an order, after every change of it has been saved. However often it is pressed, there is one
 * order: the server answers a finished quotation with its order, and the key tells a repetition.
 */
export function useFinishQuotation(quotationId: number) {
  const queryClient = useQueryClient()
  const { keyFor } = useCommandKey()
  return useMutation({
    scope: { id: `quotation-${quotationId}` },
    meta: { quietCodes: EXPLAINED },
    mutationFn: (finish: Finish) => finishQuotation(quotationId, finish, keyFor(finish)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.lists() }),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: simulationKeys.review(quotationId) })
      if (isApiError(error, 'quotation_closed')) {
        void queryClient.invalidateQueries({ queryKey: simulationKeys.quotation(quotationId) })
      }
    },
  })
}
