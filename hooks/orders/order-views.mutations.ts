import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderViewChange } from '@/services/orders/list/order-views.schema'
import {
  createOrderView,
  deleteOrderView,
  updateOrderView,
  updateOrderViewSettings,
} from '@/services/orders/list/order-views.service'
import { orderViewKeys } from './order-views.queries'

/** Every command on the saved views invalidates them. */
function useOrderViewCommand<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}

export const useCreateOrderView = () => useOrderViewCommand(createOrderView)

/** Renames a view, or saves other filters and columns in it. */
export const useUpdateOrderView = () =>
  useOrderViewCommand(({ id, ...change }: OrderViewChange & { id: number }) => updateOrderView(id, change))

export const useDeleteOrderView = () => useOrderViewCommand(deleteOrderView)

/** Saves the view that the list opens with, and its columns. */
export const useUpdateOrderViewSettings = () => useOrderViewCommand(updateOrderViewSettings)
