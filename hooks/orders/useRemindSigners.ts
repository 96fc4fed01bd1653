import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error'
import { notifySigners } from '@/services/orders/documents.service'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { signingStage } from '@/services/orders/remind-signers.rules'
import { orderKeys } from './orders.queries'

/** What became of one order: without a reason its signers were reminded. */
export type Reminder = { order: OrderSummary; refused?: string }

/** Reminds the signers of several orders, one order after the other; what is refused of one says nothing of the next. */
export function useRemindSigners() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (orders: readonly OrderSummary[]): Promise<Reminder[]> => {
      const reminders: Reminder[] = []
      for (const order of orders) reminders.push(await remind(order))
      return reminders
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

async function remind(order: OrderSummary): Promise<Reminder> {
  const stage = signingStage(order)
  if (!stage) return { order, refused: 'não espera assinatura do cliente' }
  try {
    await notifySigners({ companyId: order.company.id, maskId: order.order_mask_id }, stage)
    return { order }
  } catch (error) {
    // Of the others nothing is known yet: they are still to be asked.
    if (!isApiError(error)) throw error
    return { order, refused: error.message }
  }
}
