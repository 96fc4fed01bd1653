import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import { createAddress, updateAddress } from '@/services/companies/addresses.service'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { useCommandKey } from '@/hooks/simulation/useCommandKey'
import { addressKeys } from './addresses.queries'

type Save = { address: NewAddress; id?: number }

/** Adds an address, or changes one. Field errors are the form's; the list knows the answer at once. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: ({ address, id }: Save) =>
      id === undefined ? createAddress(address, keyFor(address)) : updateAddress(id, address),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (saved, { id }) => {
      renew()
      queryClient.setQueryData<Address[]>(addressKeys.list(), (known = []) =>
        id === undefined ? [...known, saved] : known.map((one) => (one.id === id ? saved : one)),
      )
      // An address that orders went to comes back with another id, also in quotations that are open.
      if (id !== undefined) void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    },
  })
}
