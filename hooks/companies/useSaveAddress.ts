import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import { createAddress, updateAddress } from '@/services/companies/addresses.service'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { addressKeys } from './addresses.queries'
import { useRefreshClient } from './useRefreshClient'

type Save = { address: NewAddress; id?: number }

/**
 * Adds an address, or changes one: of a client as staff keep it, or of the active company, whose list knows the answer at
 * once. Field errors are the form's.
 */
export function useSaveAddress(client?: number) {
  const queryClient = useQueryClient()
  const refreshClient = useRefreshClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: ({ address, id }: Save) =>
      id === undefined
        ? createAddress(address, keyFor({ address, client }), client)
        : updateAddress(id, address, client),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (saved, { id }) => {
      renew()
      if (client !== undefined) return refreshClient(client)
      queryClient.setQueryData<Address[]>(addressKeys.list(), (known = []) =>
        id === undefined ? [...known, saved] : known.map((one) => (one.id === id ? saved : one)),
      )
      // An address that orders went to comes back with another id, also in quotations that are open.
      if (id !== undefined) void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    },
  })
}
