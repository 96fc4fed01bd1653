import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeOrderView } from '@/services/orders/order-views.service'
import { orderViewKeys } from './orderViews.queries'

/** Forgets a view of the order list. */
export function useRemoveOrderView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: removeOrderView,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}
