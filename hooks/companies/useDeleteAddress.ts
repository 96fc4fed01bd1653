import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address } from '@/services/companies/addresses.schema'
import { deleteAddress } from '@/services/companies/addresses.service'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { addressKeys } from './addresses.queries'
import { useRefreshClient } from './useRefreshClient'

/** Takes an address out of the list of a client, or of the active company; orders that went there keep it. */
export function useDeleteAddress(client?: number) {
  const queryClient = useQueryClient()
  const refreshClient = useRefreshClient()
  return useMutation({
    mutationFn: (id: number) => deleteAddress(id, client),
    onSuccess: (_, id) => {
      if (client !== undefined) return refreshClient(client)
      queryClient.setQueryData<Address[]>(addressKeys.list(), (known) => known?.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    },
  })
}
