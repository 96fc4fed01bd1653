import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderViewChange } from '@/services/orders/list/order-views.schema'
import {
  createOrderView,
  deleteOrderView,
  updateOrderView,
  updateOrderViewSettings,
} from '@/services/orders/list/order-views.service'
import { orderViewKeys } from './order-views.queries'

/** Keeps a view of the order list. */
export function useCreateOrderView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: createOrderView,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}

/** Renames a view of the order list, or keeps other filters and columns in it. */
export function useUpdateOrderView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: OrderViewChange & { id: number }) => updateOrderView(id, change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}

/** Forgets a view of the order list. */
export function useDeleteOrderView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteOrderView,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}

/** Keeps with which view the order list opens, and which columns it shows. */
export function useUpdateOrderViewSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateOrderViewSettings,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderViewKeys.all }),
  })
}
