import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import type { NewSigner } from '@/services/orders/documents/documents.schema'
import {
  addSigner,
  createOwnSigningLink,
  deleteSigner,
  notifySigners,
  showSignerCpf,
} from '@/services/orders/documents/documents.service'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { signingStage } from '@/services/orders/signing/may-remind-signers.rules'
import { orderKeys } from './order-keys'
import { useOrderCommand, useStaffCommand } from './useOrderCommand'

export const useAddSigner = (ref: OrderAddress, documentId: number) =>
  useOrderCommand(ref, (signer: NewSigner) => addSigner(ref, documentId, signer))

export const useDeleteSigner = (ref: OrderAddress, documentId: number) =>
  useOrderCommand(ref, (signerId: number) => deleteSigner(ref, documentId, signerId))

/** A signer's clear CPF, which is forgotten as soon as nobody shows it any more. */
export const useShowSignerCpf = (ref: OrderAddress, documentId: number, signerId: number) =>
  useMutation({ mutationFn: () => showSignerCpf(ref, documentId, signerId), gcTime: 0 })

/** Sends a link, or a reminder with one, to all who have not signed yet. */
export const useNotifySigners = (order: OrderKey) => useStaffCommand(order, notifySigners)

/** Gets somebody of staff a link to what they have to sign. */
export const useOwnSigningLink = (order: OrderKey) => useMutation({ mutationFn: () => createOwnSigningLink(order) })

/** The result for one order; without `refused` its signers were reminded. */
export type Reminder = { order: OrderSummary; refused?: string }

/** Reminds the signers of several orders, one after the other; a refused one does not stop the rest. */
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
    // Not a refusal, such as a lost connection: the rest would fail too.
    if (!isApiError(error)) throw error
    return { order, refused: error.message }
  }
}
