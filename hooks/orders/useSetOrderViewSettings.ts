import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setOrderViewSettings } from '@/services/orders/order-views.service'
import { orderViewKeys } from './orderViews.queries'

/** Keeps with which view the order list opens, and which columns it shows. */
export function useSetOrderViewSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: setOrderViewSettings,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}
