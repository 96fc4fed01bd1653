import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addOrderView } from '@/services/orders/order-views.service'
import { orderViewKeys } from './orderViews.queries'

/** Keeps a view of the order list. */
export function useAddOrderView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: addOrderView,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}
