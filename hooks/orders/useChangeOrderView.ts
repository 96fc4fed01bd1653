import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeOrderView } from '@/services/orders/order-views.service'
import type { OrderViewChange } from '@/services/orders/order-views.schema'
import { orderViewKeys } from './orderViews.queries'

/** Renames a view of the order list, or keeps other filters and columns in it. */
export function useChangeOrderView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: OrderViewChange & { id: number }) => changeOrderView(id, change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}
