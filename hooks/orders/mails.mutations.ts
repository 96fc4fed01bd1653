import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { resendOrderMail } from '@/services/orders/staff-orders.service'
import { orderKeys } from './order-keys'

/** Resends a mail of an order; the response is the updated list. */
export function useResendMail(ref: OrderKey & { audience: 'staff' }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (mailId: number) => resendOrderMail(ref, mailId),
    onSuccess: (mails) => queryClient.setQueryData(orderKeys.mails(ref), mails),
  })
}
