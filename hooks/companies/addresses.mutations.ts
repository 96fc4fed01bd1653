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
 * Creates or updates an address: of a client, for staff, or of the active company, whose cached list is updated from
 * the answer. Field errors go to the form.
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
      // An address that orders were delivered to gets a new id, also in open quotations.
      if (id !== undefined) void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    },
  })
}

/** Deletes an address of a client, or of the active company; orders that were delivered there keep it. */
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

/**
 * Invalidates a client's page and history after a change of its addresses, and what a salesperson who acts for it sees.
 */
export function useInvalidateCompany() {
  const queryClient = useQueryClient()
  return async (id: number): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: auditKeys.all })
    void queryClient.invalidateQueries({ queryKey: addressKeys.all })
    void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    await queryClient.invalidateQueries({ queryKey: companyKeys.detail(id) })
  }
}
