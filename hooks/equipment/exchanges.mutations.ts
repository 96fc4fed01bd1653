import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deliveryKeys } from '@/hooks/logistics/deliveries.queries'
import { returnKeys } from '@/hooks/logistics/returns.queries'
import { orderKeys } from '@/hooks/orders/orders.queries'
import type { Exchange } from '@/services/equipment/exchanges.schema'
import {
  acceptExchanges,
  cancelExchange,
  refuseExchanges,
  requestExchanges,
} from '@/services/equipment/exchanges.service'
import { useEquipmentMutation } from './equipment.mutations'
import { exchangeKeys } from './exchanges.queries'

/** Asks for other units in the place of these, all of them or none. */
export const useRequestExchanges = () => useEquipmentMutation(requestExchanges)

/** Takes the request for another unit back. */
export const useCancelExchange = () => useEquipmentMutation(cancelExchange)

/** A decision on exchanges makes or calls off packages of their order; refused or not, all of it is asked again. */
function useExchangeDecision<Input>(decide: (input: Input) => Promise<Exchange[]>, meta?: { quietCodes: string[] }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: decide,
    meta,
    onSettled: async () => {
      for (const queryKey of [orderKeys.all, deliveryKeys.all, returnKeys.all])
        void queryClient.invalidateQueries({ queryKey })
      await queryClient.invalidateQueries({ queryKey: exchangeKeys.all })
    },
  })
}

/** Says yes; what the shelf lacks the question itself says. */
export const useAcceptExchanges = () => useExchangeDecision(acceptExchanges, { quietCodes: ['out_of_stock'] })

/** Says no, with a reason that whoever asked gets. */
export const useRefuseExchanges = () => useExchangeDecision(refuseExchanges)
