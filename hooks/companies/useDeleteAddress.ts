import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address } from '@/services/companies/addresses.schema'
import { deleteAddress } from '@/services/companies/addresses.service'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { addressKeys } from './addresses.queries'

/** Takes an address out of the list; orders that went there keep it. */
export function useDeleteAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteAddress,
    onSuccess: (_, id) => {
      queryClient.setQueryData<Address[]>(addressKeys.list(), (known) => known?.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    },
  })
}
