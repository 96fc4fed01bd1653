import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/orders.queries'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys } from './deliveries.queries'
import { returnKeys } from './returns.queries'

/** What every command on a return has in common: the return, its lists and its order are asked again, refused or not. */
export function useReturnCommand<Input>(run: (input: Input) => Promise<Order>, meta?: { quiet: boolean }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    meta,
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      void queryClient.invalidateQueries({ queryKey: deliveryKeys.all })
      await queryClient.invalidateQueries({ queryKey: returnKeys.all })
    },
  })
}
