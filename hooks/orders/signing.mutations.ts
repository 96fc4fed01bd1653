import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import type { NewSigner } from '@/services/orders/documents/documents.schema'
import { addSigner, deleteSigner, notifySigners } from '@/services/orders/documents/documents.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { signingStage } from '@/services/orders/signing/remind-signers.rules'
import { orderKeys } from './order-keys'
import { useOrderCommand } from './useOrderCommand'

/** Names one who signs a contract or term, or witnesses it. Field errors go to the form. */
export const useAddSigner = (ref: OrderAddress, documentId: number) =>
  useOrderCommand(ref, (signer: NewSigner) => addSigner(ref, documentId, signer))

/** Takes off one who was to sign or witness a contract or term. */
export const useDeleteSigner = (ref: OrderAddress, documentId: number) =>
  useOrderCommand(ref, (signerId: number) => deleteSigner(ref, documentId, signerId))

/** Reminds everyone who has not signed yet. */
export const useNotifySigners = (order: OrderKey) =>
  useOrderCommand({ audience: 'staff', ...order }, (stage: 'CONTRACT_INFO' | 'DELIVERY_TERM') =>
    notifySigners(order, stage),
  )

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
