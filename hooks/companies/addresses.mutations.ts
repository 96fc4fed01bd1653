import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { simulationKeys } from '@/hooks/simulation/simulation-keys'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import { createAddress, deleteAddress, updateAddress } from '@/services/companies/addresses.service'
import { addressKeys } from './addresses.queries'
import { companyKeys } from './companies.queries'

type Save = { address: NewAddress; id?: number }

/**
 * Adds an address, or changes one: of a client as staff keep it, or of the active company, whose list knows the answer at
 * once. Field errors are the form's.
 */
export function useSaveAddress(client?: number) {
  const queryClient = useQueryClient()
  const refreshClient = useInvalidateCompany()
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

/** Takes an address out of the list of a client, or of the active company; orders that went there keep it. */
export function useDeleteAddress(client?: number) {
  const queryClient = useQueryClient()
  const refreshClient = useInvalidateCompany()
  return useMutation({
    mutationFn: (id: number) => deleteAddress(id, client),
    onSuccess: (_, id) => {
      if (client !== undefined) return refreshClient(client)
      queryClient.setQueryData<Address[]>(addressKeys.list(), (known) => known?.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    },
  })
}

/** After a change of a client's addresses: its page, its history, and what a salesperson who acts for it has on screen. */
export function useInvalidateCompany() {
  const queryClient = useQueryClient()
  return async (id: number): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
    void queryClient.invalidateQueries({ queryKey: addressKeys.all })
    void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    await queryClient.invalidateQueries({ queryKey: companyKeys.detail(id) })
  }
}
