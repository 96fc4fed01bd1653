import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/orders.queries'
import { requestReturns } from '@/services/equipment/returns.service'
import { equipmentKeys } from './equipment.queries'

/** Asks to give some units back. */
export function useRequestReturns() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestReturns,
    // Also after a refusal: somebody else has asked for one of them meanwhile.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      await queryClient.invalidateQueries({ queryKey: equipmentKeys.all })
    },
  })
}
