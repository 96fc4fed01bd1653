import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deliveryKeys, returnKeys } from '@/hooks/logistics/logistics-keys'
import { orderKeys } from '@/hooks/orders/order-keys'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import {
  acceptExchanges,
  cancelExchange,
  refuseExchanges,
  requestExchanges,
} from '@/services/equipment/exchanges/exchanges.service'
import { useEquipmentMutation } from './equipment.mutations'
import { exchangeKeys } from './exchanges.queries'

/** Requests other units to replace these, all or none. */
export const useRequestExchanges = () => useEquipmentMutation(requestExchanges)

export const useCancelExchange = () => useEquipmentMutation(cancelExchange)

/** Deciding on exchanges creates or cancels packages of their order: invalidates all of it, on errors too. */
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

/** Accepts exchanges; the dialog itself shows what is out of stock. */
export const useAcceptExchanges = () => useExchangeDecision(acceptExchanges, { quietCodes: ['out_of_stock'] })

/** Refuses exchanges; the requester gets the reason. */
export const useRefuseExchanges = () => useExchangeDecision(refuseExchanges)
